import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const nothing: ReadonlySet<string> = new Set();
let removed = nothing;

function set(next: ReadonlySet<string>): void {
  removed = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides a conversation from this page's lists before the API has answered. */
export function hideChat(conversation: string): void {
  set(new Set(removed).add(conversation));
}

/** Shows a conversation again: its removal failed, or a new message came. */
export function showChat(conversation: string): void {
  if (removed.has(conversation)) set(new Set([...removed].filter((other) => other !== conversation)));
}

/** Returns the conversations removed on this page. */
export function useRemovedChats(): ReadonlySet<string> {
  return useSyncExternalStore(
    listen,
    () => removed,
    () => nothing,
  );
}
