import { useCallback, useSyncExternalStore } from 'react';
import { noAnswer } from '../../forms/form-problem';
import { keysKept } from '../../member/kept-keys';
import { keepUnsent, readUnsent } from './drafts';
import { emptyOutbox, Outbox } from './outbox-runner';
import type { OutboxParts, OutboxState, SendOutcome } from './outbox-runner';
import { unsentStorage } from './unsent-storage';

const outboxes = new Map<string, Outbox>();

async function send(profile: string, message: Parameters<OutboxParts['send']>[0]): Promise<SendOutcome> {
  try {
    const { sendMessage } = await import('./chat-calls');
    return await sendMessage(profile, message);
  } catch {
    return { ok: false, problem: noAnswer };
  }
}

/** Returns a new idempotency key. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a member's outbox to someone: one for the whole visit, so that it continues on other pages and when
 * the browser is online again. Browser only.
 */
export function outboxOf(member: string, profile: string): Outbox {
  const name = `${member} ${profile}`;
  const known = outboxes.get(name);
  if (known) return known;
  const outbox = new Outbox({
    send: (message) => send(profile, message),
    mayRepeat: keysKept,
    online: () => navigator.onLine,
    newKey,
    now: () => new Date(),
    read: () => readUnsent(unsentStorage(member), member, profile),
    keep: (unsent) => keepUnsent(unsentStorage(member), member, profile, unsent),
  });
  window.addEventListener('online', () => outbox.reconnected());
  outboxes.set(name, outbox);
  return outbox;
}

/** Notifies one task after changes, so that a request leaves before the page renders. */
function listen(outbox: Outbox, listener: () => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = outbox.onChange(() => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      listener();
    });
    timers.add(timer);
  });
  return () => {
    stop();
    timers.forEach(clearTimeout);
  };
}

/** Returns what is being sent from `member` to `profile`; nothing on the server and while hydrating. */
export function useOutboxState(member: string, profile: string): OutboxState {
  return useSyncExternalStore(
    useCallback((listener: () => void) => listen(outboxOf(member, profile), listener), [member, profile]),
    () => outboxOf(member, profile).state,
    () => emptyOutbox,
  );
}
