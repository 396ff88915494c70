import { unsentPrefix } from '../../offline/kept-member';
import type { Outgoing } from './outbox';

/** What a member has written to someone but not sent. */
export interface Unsent {
  readonly draft: string;
  readonly queue: readonly Outgoing[];
}

/** Storage of unsent texts. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: Unsent = { draft: '', queue: [] };

function nameOf(member: string, profile: string): string {
  return `${unsentPrefix}${member} ${profile}`;
}

/** Returns to whom `member` has unsent texts, from a storage's keys. */
export function unsentProfiles(names: readonly string[], member: string): string[] {
  const start = nameOf(member, '');
  return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, created, state, after, gift }: { readonly [Name in keyof Outgoing]?: unknown } = value;
  const areTexts = [key, text, created].every((part) => typeof part === 'string');
  const isGift = gift === undefined || typeof gift === 'string';
  return areTexts && isGift && state !== undefined && (after === null || typeof after === 'number');
}

function parsed(text: string): Unsent {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return nothing;
  const draft = 'draft' in value && typeof value.draft === 'string' ? value.draft : '';
  const queue = 'queue' in value && Array.isArray(value.queue) ? value.queue.filter(isOutgoing) : [];
  return { draft, queue };
}

/** Reads what `member` has not sent to `profile`; nothing if the storage is unreadable. */
export function readUnsent(storage: DraftStorage, member: string, profile: string): Unsent {
  try {
    const text = storage.getItem(nameOf(member, profile));
    return text === null ? nothing : parsed(text);
  } catch {
    return nothing;
  }
}

/** Stores unsent texts. A full or blocked storage must not prevent writing. */
export function keepUnsent(storage: DraftStorage, member: string, profile: string, unsent: Unsent): void {
  const name = nameOf(member, profile);
  try {
    if (unsent.draft === '' && unsent.queue.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(unsent));
  } catch {
    return;
  }
}
