import { useEffect } from 'react';
import { isLogout } from '../member/logout-form';
import { useMember } from '../member/member-store';
import { useMaybeRootData } from '../visit/root-data';
import type * as browserPushModule from './browser-push';

type PushModule = typeof browserPushModule;

function withPush(act: (push: PushModule) => Promise<void>): Promise<void> {
  return import('./browser-push').then(act).catch(() => undefined);
}

const longestEndMs = 2_000;

/** Ends push before the form that logs out is sent: leaving the page would cut it off. */
function endAtLogout(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isLogout(form)) return;
  event.preventDefault();
  const ended = withPush(({ browserPush }) => browserPush.forget());
  const waited = new Promise((done) => setTimeout(done, longestEndMs));
  void Promise.race([ended, waited]).then(() => form.submit());
}

/** Brings push up to date for the member, and ends it when the member leaves. */
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
    window.addEventListener('submit', endAtLogout);
    return () => {
      window.removeEventListener('submit', endAtLogout);
      void withPush(({ endUnlessStill }) => endUnlessStill(member));
    };
  }, [member]);
}
