import { useEffect, useState } from 'react';
import { readUnsent } from './drafts';
import { unsentStorage } from './unsent-storage';

/**
 * What is unsent to someone: a failed message, one that waits for a connection, or the text in the composer.
 */
export type UnsentRow =
  { readonly kind: 'failed' } | { readonly kind: 'waiting' | 'draft'; readonly text: string };

const none: ReadonlyMap<string, UnsentRow> = new Map();

function unsentTo(member: string, profile: string): UnsentRow | undefined {
  const { draft, queue } = readUnsent(unsentStorage(member), member, profile);
  if (queue.some(({ state }) => state === 'failed')) return { kind: 'failed' };
  const waiting = queue.findLast(({ gift }) => gift === undefined);
  if (waiting && !navigator.onLine) return { kind: 'waiting', text: waiting.text };
  return draft.trim() === '' ? undefined : { kind: 'draft', text: draft };
}

/** Returns what a member has not sent to the people of a list, except in the open conversation. */
export function useUnsentRows(
  member: string,
  profiles: readonly string[],
  current?: string,
): ReadonlyMap<string, UnsentRow> {
  const [rows, setRows] = useState(none);
  const names = profiles.join(' ');
  useEffect(() => {
    const found = names
      .split(' ')
      .filter((profile) => profile !== '' && profile !== current)
      .flatMap((profile) => {
        const unsent = unsentTo(member, profile);
        return unsent ? [[profile, unsent] as const] : [];
      });
    setRows(found.length > 0 ? new Map(found) : none);
  }, [member, names, current]);
  return rows;
}
