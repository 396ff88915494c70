import { useEffect } from 'react';
import { useMember } from '../session/member-store';
import { useMaybeRootData } from '../session/root-data';
import type * as browserPushModule from './browser-push';
import { urls } from '../urls';

type PushModule = typeof browserPushModule;

function withPush(act: (push: PushModule) => Promise<void>): void {
  import('./browser-push').then(act).catch(() => undefined);
}

function endAtLogout({ target }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const { origin, pathname } = new URL(target.action);
  if (origin === window.location.origin && pathname === urls.logout)
    withPush(({ browserPush }) => browserPush.forget());
}

/** Brings push up to date for the member, and ends it when the member leaves. */
export function usePush(): void {
  const member = useMember()?.id;
  const settings = useMaybeRootData()?.brand;
  const publicKey = settings?.push_public_key;
  useEffect(() => {
    if (member === undefined || publicKey === undefined) return;
    withPush(({ browserPush }) => browserPush.catchUp(member, publicKey));
  }, [member, publicKey]);
  useEffect(() => {
    if (member === undefined) return undefined;
    window.addEventListener('submit', endAtLogout);
    return () => {
      window.removeEventListener('submit', endAtLogout);
      withPush(({ endUnlessStill }) => endUnlessStill(member));
    };
  }, [member]);
}
