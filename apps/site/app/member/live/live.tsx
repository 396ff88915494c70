import { useRevalidator } from '@remix-run/react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDocumentIdle } from '../../hooks/document-idle';
import { useMember, useUpdateMember } from '../member-store';
import { LiveBus } from './live-events';
import type { LiveEvents } from './live-events';

const BusContext = createContext<LiveBus | null>(null);

/** Starts a member's live updates once the page is idle. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [bus] = useState(() => new LiveBus());
  const update = useUpdateMember();
  const latestUpdate = useRef(update);
  latestUpdate.current = update;
  const { revalidate } = useRevalidator();
  const latestRevalidate = useRef(revalidate);
  latestRevalidate.current = revalidate;
  const memberId = useMember()?.id;
  const isIdle = useDocumentIdle();

  useEffect(() => {
    if (memberId === undefined || !isIdle) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    void import('./start-live')
      .then(({ startLive }) => {
        if (left) return;
        stop = startLive(
          memberId,
          bus,
          (change) => latestUpdate.current(change),
          () => latestRevalidate.current(),
        );
      })
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [bus, memberId, isIdle]);

  return <BusContext.Provider value={bus}>{children}</BusContext.Provider>;
}

/** Calls `handler` with every event of that name while the component is mounted. */
export function useLiveEvent<Name extends keyof LiveEvents>(
  name: Name,
  handler: (event: LiveEvents[Name]) => void,
): void {
  const bus = useContext(BusContext);
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => bus?.on(name, (event) => latest.current(event)), [bus, name]);
}

/** Returns the page's bus, for components that emit events. */
export function useLiveBus(): LiveBus | null {
  return useContext(BusContext);
}
