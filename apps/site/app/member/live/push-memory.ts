import { asksForPush, pushAskCookie } from './push-ask';
import { parsePushState, pushStateText } from './push-state';
import type { PushState } from './push-state';

const storageKey = 'push';
const listeners = new Set<() => void>();

/** What this browser keeps of push; nothing where it keeps nothing. */
export function readPushState(): PushState {
  try {
    return parsePushState(localStorage.getItem(storageKey));
  } catch {
    return { kind: 'unknown' };
  }
}

/** Keeps the state in this browser and tells who watches. */
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

/** Keeps whether this browser may be asked, where the server reads it: a page comes with or without the notice. */
export function writePushAsk(ask: boolean): void {
  if (asksForPush(document.cookie) === ask) return;
  document.cookie = pushAskCookie(ask, window.location.protocol === 'https:');
}

/** Calls `listener` when the state changes here or in another tab; gives back how to stop. */
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
