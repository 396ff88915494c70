import type { Chat } from '@heartwood/api-contract';
import { useEffect, useRef } from 'react';
import { isInstalledApp } from '../hooks/is-installed-app';
import { useLatest } from '../hooks/use-latest';
import { useLiveEvent } from '../member/live/live';
import { useMember } from '../member/member-store';
import { useMaybeRootData } from '../visit/root-data';
import { keptMember } from './kept-member';
import type * as keepOfflineModule from './keep-offline';

type KeepModule = typeof keepOfflineModule;

function withKeeping(act: (keeping: KeepModule) => Promise<void>): Promise<void> {
  return import('./keep-offline').then(act).catch(() => undefined);
}

/**
 * Forgets what the installed app keeps when a page says that nobody is logged in, or somebody else. A page that failed
 * to load says nothing of that.
 */
export function useForgetOffline(): void {
  const data = useMaybeRootData();
  const known = data !== undefined;
  const member = useMember()?.id ?? null;
  useEffect(() => {
    const kept = keptMember();
    if (!known || (kept === member && member !== null)) return;
    if (kept === null && !(member === null && isInstalledApp())) return;
    void import('./forget-offline').then(({ forgetOffline }) => forgetOffline(member)).catch(() => undefined);
  }, [known, member]);
}

/** In the installed app keeps what a member has without a network, up to date with every message and every poll. */
export function useKeepOffline(member: string): void {
  const last = useRef<Promise<void>>();
  const isWaiting = useRef(false);

  const update = (listed?: readonly Chat[]) => {
    if (!last.current || isWaiting.current) return;
    isWaiting.current = true;
    last.current = last.current.then(() => {
      isWaiting.current = false;
      return withKeeping(({ updateCopy }) => updateCopy(member, listed));
    });
  };
  const latest = useLatest(update);

  useEffect(() => {
    if (!isInstalledApp()) return undefined;
    last.current = withKeeping(({ startKeeping }) => startKeeping(member));
    latest.current();
    const onLeaving = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', onLeaving);
    return () => document.removeEventListener('visibilitychange', onLeaving);
  }, [member, latest]);

  useLiveEvent('chats', update);
  useLiveEvent('message', () => update());
}
