import { useEffect } from 'react';
import { useMember } from '../member/member-store';
import { useMaybeRootData } from '../visit/root-data';
import type * as browserPushModule from './browser-push';

type PushModule = typeof browserPushModule;

function withPush(act: (push: PushModule) => Promise<void>): Promise<void> {
  return import('./browser-push').then(act).catch(() => undefined);
}

/** Ends push in this browser. */
export function forgetPush(): Promise<void> {
  return withPush(({ browserPush }) => browserPush.forget());
}

/** Keeps push in sync for the member, and ends it when the member leaves without logging out. */
export function usePush(): void {
  const member = useMember()?.id;
  const settings = useMaybeRootData()?.brand;
  const publicKey = settings?.push_public_key;
  useEffect(() => {
    if (member === undefined || publicKey === undefined) return;
    void withPush(({ browserPush }) => browserPush.catchUp(member, publicKey));
  }, [member, publicKey]);
  useEffect(() => {
    if (member === undefined) return undefined;
    return () => void withPush(({ endUnlessStill }) => endUnlessStill(member));
  }, [member]);
}
