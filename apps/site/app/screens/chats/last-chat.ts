/** Storage of the last opened conversation. */
type ChatStorage = Pick<Storage, 'getItem' | 'setItem'>;

const rememberedMs = 30 * 24 * 60 * 60_000;

function nameOf(member: string): string {
  return `last chat ${member}`;
}

/** Stores which conversation `member` opened last, and when. Ignores a full or blocked storage. */
export function keepLastChat(storage: ChatStorage, member: string, conversation: string, now: Date): void {
  try {
    storage.setItem(nameOf(member), `${now.toISOString()} ${conversation}`);
  } catch {
    return;
  }
}

/** Returns the conversation that `member` opened last within 30 days; `null` if there is none. */
export function readLastChat(storage: ChatStorage, member: string, now: Date): string | null {
  try {
    const [at = '', conversation] = storage.getItem(nameOf(member))?.split(' ') ?? [];
    const age = now.getTime() - Date.parse(at);
    return conversation !== undefined && age <= rememberedMs ? conversation : null;
  } catch {
    return null;
  }
}
