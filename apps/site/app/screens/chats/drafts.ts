import { unsentPrefix } from '../../offline/kept-member';
import type { Outgoing } from './outbox';

/** What a member has written to someone and not sent. */
export interface Unsent {
  readonly draft: string;
  readonly queue: readonly Outgoing[];
}

/** Where unsent texts are kept. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: Unsent = { draft: '', queue: [] };

function nameOf(member: string, profile: string): string {
  return `${unsentPrefix}${member} ${profile}`;
}

/** To whom `member` left something unsent, by the names in a storage. */
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

/** What `member` left unsent to `profile`; nothing where the storage cannot be read. */
export function readUnsent(storage: DraftStorage, member: string, profile: string): Unsent {
  try {
    const text = storage.getItem(nameOf(member, profile));
    return text === null ? nothing : parsed(text);
  } catch {
    return nothing;
  }
}

/** Keeps what is unsent. A full or closed storage is no reason to stop writing. */
export function keepUnsent(storage: DraftStorage, member: string, profile: string, unsent: Unsent): void {
  const name = nameOf(member, profile);
  try {
    if (unsent.draft === '' && unsent.queue.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(unsent));
  } catch {
    return;
  }
}
