/** Where the last opened conversation is kept. */
type ChatStorage = Pick<Storage, 'getItem' | 'setItem'>;

const rememberedMs = 30 * 24 * 60 * 60_000;

function nameOf(member: string): string {
  return `last chat ${member}`;
}

/** Keeps which conversation `member` opened last, and when. A full or closed storage is no reason to stop. */
export function keepLastChat(storage: ChatStorage, member: string, conversation: string, now: Date): void {
  try {
    storage.setItem(nameOf(member), `${now.toISOString()} ${conversation}`);
  } catch {
    return;
  }
}

/** The conversation that `member` opened last in the last 30 days; `null` without one. */
export function readLastChat(storage: ChatStorage, member: string, now: Date): string | null {
  try {
    const [at = '', conversation] = storage.getItem(nameOf(member))?.split(' ') ?? [];
    const age = now.getTime() - Date.parse(at);
    return conversation !== undefined && age <= rememberedMs ? conversation : null;
  } catch {
    return null;
  }
}
