import { pushCookie } from '@heartwood/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { cookieIn, cookieText } from '../format/cookie';
import { canPush } from '../member/live/can-push';
import { onPushState, readPushState } from '../member/live/push-memory';
import { isSubscribedFor } from '../member/live/push-state';

const kept = ['ask', 'denied', 'unsupported'] as const;

/**
 * Whether this browser is told by push: it is, it may be asked, it refuses, it cannot; `off` where the brand has no
 * push messages.
 */
export type PushAccess = (typeof kept)[number] | 'on' | 'off';

/** What the server takes for the browser's access, by what that kept in its cookies. */
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
  const told = Notification.permission === 'granted' && isSubscribedFor(readPushState(), member);
  return told ? 'on' : 'ask';
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
 * This browser's access to push, as it changes; while hydrating what the server took for it, which is told what holds
 * for the next page.
 */
export function usePushAccess(member: string, given: PushAccess): PushAccess {
  const now = () => (given === 'off' ? 'off' : accessNow(member));
  const access = useSyncExternalStore(watchAccess, now, () => given);
  useEffect(() => keepAccess(access), [access]);
  return access;
}
