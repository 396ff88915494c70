import type { Chat, ChatThread, Message } from '@heartwood/api-contract';

/** A message of the copy: its text only, nothing to be fetched. */
export interface KeptMessage extends Pick<Message, 'mine' | 'type' | 'text' | 'created'> {}

/** A conversation of the copy. */
export interface KeptChat {
  readonly conversation: string;
  readonly profile: string;
  /** `null` for a member who left. */
  readonly name: string | null;
  readonly fictional: boolean;
  /** Time of its last activity, ISO 8601. */
  readonly updated: string;
  /** Oldest first. */
  readonly messages: readonly KeptMessage[];
}

/** A member's conversations as stored by the installed app for offline use. */
export interface KeptCopy {
  readonly member: string;
  /** When it was made, ISO 8601. */
  readonly saved: string;
  /** Newest first. */
  readonly chats: readonly KeptChat[];
}

/** Maximum number of conversations in a copy. */
export const mostKeptChats = 10;

/** Maximum number of messages per conversation. */
export const mostKeptMessages = 30;

/** How long a copy may be shown. */
export const longestKeptMs = 14 * 24 * 60 * 60_000;

function keptMessage({ mine, type, text, created }: Message): KeptMessage {
  return { mine, type, text, created };
}

function keptChat({ conversation_id, updated }: Chat, { profile, messages }: ChatThread): KeptChat {
  return {
    conversation: conversation_id,
    profile: profile.id,
    name: profile.left ? null : profile.name,
    fictional: profile.fictional,
    updated,
    messages: messages.slice(-mostKeptMessages).map(keptMessage),
  };
}

/**
 * Copies the newest of the listed conversations. `load` returns a conversation's newest messages, and is only
 * called for those changed since the previous copy; `false` if the session has ended, and then there is no
 * copy.
 */
export async function makeCopy(
  member: string,
  listed: readonly Chat[],
  before: KeptCopy | undefined,
  load: (conversation: string) => Promise<ChatThread | false>,
  now: Date,
): Promise<KeptCopy | undefined> {
  const known = before?.member === member ? before.chats : [];
  const chats: KeptChat[] = [];
  for (const chat of listed.slice(0, mostKeptChats)) {
    const { conversation_id: conversation, updated } = chat;
    const same = known.find((one) => one.conversation === conversation && one.updated === updated);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the page's own requests go first
    const thread = same ? undefined : await load(conversation);
    if (thread === false) return undefined;
    chats.push(thread ? keptChat(chat, thread) : (same as KeptChat));
  }
  return { member, saved: now.toISOString(), chats };
}

/** Validates a stored copy; `undefined` if it is invalid, another member's, or too old. */
export function readCopy(value: unknown, member: string | null, now: Date): KeptCopy | undefined {
  if (typeof value !== 'object' || value === null || member === null) return undefined;
  const copy = value as Partial<KeptCopy>;
  if (copy.member !== member || typeof copy.saved !== 'string' || !Array.isArray(copy.chats))
    return undefined;
  const age = now.getTime() - Date.parse(copy.saved);
  return age <= longestKeptMs ? (copy as KeptCopy) : undefined;
}
