import { asksForPush, pushAskCookie } from './push-ask';
import { parsePushState, pushStateText } from './push-state';
import type { PushState } from './push-state';

const storageKey = 'push';
const listeners = new Set<() => void>();

/** Reads the stored state of push; empty where storage is unavailable. */
export function readPushState(): PushState {
  try {
    return parsePushState(localStorage.getItem(storageKey));
  } catch {
    return { kind: 'unknown' };
  }
}

/** Stores the state and notifies listeners. */
export function writePushState(state: PushState): void {
  const text = pushStateText(state);
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/**
 * Stores whether this browser may be asked, in a cookie: the server renders a page with or without the
 * notice.
 */
export function writePushAsk(ask: boolean): void {
  if (asksForPush(document.cookie) === ask) return;
  document.cookie = pushAskCookie(ask, window.location.protocol === 'https:');
}

/** Calls `listener` when the state changes here or in another tab. Returns an unsubscribe function. */
export function onPushState(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
