import type { Chat } from '@heartwood/api-contract';
import { useEffect, useRef } from 'react';
import { isInstalledApp } from '../hooks/is-installed-app';
import { useLatest } from '../hooks/use-latest';
import { useLiveEvent } from '../member/live/live';
import type * as keepOfflineModule from './keep-offline';

type KeepModule = typeof keepOfflineModule;

function withKeeping(act: (keeping: KeepModule) => Promise<void>): Promise<void> {
  return import('./keep-offline').then(act).catch(() => undefined);
}

/** Updates a member's offline data in the installed app with every message and every poll. */
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
