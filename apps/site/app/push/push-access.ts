import { pushCookie } from '@heartwood/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { cookieIn, cookieText } from '../format/cookie';
import { canPush } from '../member/live/can-push';
import { onPushState, readPushState } from '../member/live/push-memory';
import { isSubscribedFor } from '../member/live/push-state';

const kept = ['ask', 'denied', 'unsupported'] as const;

/**
 * This browser's access to push: subscribed, not asked yet, denied or unsupported; `off` if the brand has no
 * push messages.
 */
export type PushAccess = (typeof kept)[number] | 'on' | 'off';

/** Returns the access that the server assumes, from the browser's cookies. */
export function givenPushAccess(cookies: string | undefined, publicKey: string | null): PushAccess {
  if (publicKey === null) return 'off';
  const value = cookieIn(cookies, pushCookie.name);
  return kept.find((access) => access === value) ?? 'on';
}

function keepAccess(access: PushAccess): void {
  const keeps = access !== 'on' && access !== 'off';
  if (cookieIn(document.cookie, pushCookie.name) === (keeps ? access : undefined)) return;
  const secure = window.location.protocol === 'https:';
  document.cookie = cookieText(pushCookie.name, access, { secure, maxAge: keeps ? pushCookie.maxAge : 0 });
}

function accessNow(member: string): PushAccess {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscribed = Notification.permission === 'granted' && isSubscribedFor(readPushState(), member);
  return subscribed ? 'on' : 'ask';
}

function watchAccess(listener: () => void): () => void {
  const stop = onPushState(listener);
  window.addEventListener('focus', listener);
  return () => {
    stop();
    window.removeEventListener('focus', listener);
  };
}

/**
 * Returns this browser's current access to push; while hydrating the server's assumption. Stores the access
 * in a cookie for the next page.
 */
export function usePushAccess(member: string, given: PushAccess): PushAccess {
  const now = () => (given === 'off' ? 'off' : accessNow(member));
  const access = useSyncExternalStore(watchAccess, now, () => given);
  useEffect(() => keepAccess(access), [access]);
  return access;
}
