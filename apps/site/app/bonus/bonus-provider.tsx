import type { BonusEvent } from '@heartwood/flows';
import type { RouteName } from '@heartwood/domain';
import { useMatches } from '@remix-run/react';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDocumentIdle } from '../hooks/document-idle';
import { useLatest } from '../hooks/use-latest';
import { useMember } from '../member/member-store';
import { closedNoticesCookie, wasPopupClosed } from '../notices/closed-notices';
import { useMaybeRootData } from '../visit/root-data';
import { clockSeconds, runningWelcome } from './bonus-state';
import type { WelcomeDiscount } from './bonus-state';
import type { LiveBonus, RunningBonus } from './run-bonus';

interface Bonus extends LiveBonus {
  readonly send: (event: BonusEvent) => void;
}

const none: Bonus = { secondsLeft: 0, popup: false, send: () => undefined };
const BonusContext = createContext<Bonus>(none);

/** Returns the time bonus: the seconds left (0 without one), and whether its popup is due. */
export function useBonus(): Bonus {
  return useContext(BonusContext);
}

/** Returns the member's welcome discount where it outlasts the time bonus. */
export function useLongWelcome(): WelcomeDiscount | null {
  const member = useMember();
  const given = useMaybeRootData()?.bonus;
  return given ? runningWelcome(member, given) : null;
}

/** Routes on which the popup's forty seconds start. */
const membersArea: readonly string[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-type',
  'likes-m-id',
  'premium',
] satisfies readonly RouteName[];

/** Returns when the server's answer began to arrive, on the page's own clock in milliseconds. */
function answeredAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.responseStart ?? 0;
}

/** Returns the server's clock, kept running; the browser's own may be wrong. */
function useServerClock(given: number): () => number {
  const clock = useRef({ given, at: 0 });
  useEffect(() => {
    const first = clock.current.at === 0;
    if (first || clock.current.given !== given)
      clock.current = { given, at: first ? answeredAt() : performance.now() };
  }, [given]);
  return useCallback(() => clock.current.given + performance.now() - clock.current.at, []);
}

/** Runs the page's single countdown, which every strip, panel and popup shows. */
export function BonusProvider({ children }: { readonly children: ReactNode }) {
  const member = useMember();
  const root = useMaybeRootData();
  const given = root?.bonus;
  const seconds = given ? clockSeconds(member, given) : 0;
  const page = useMatches().at(-1)?.id ?? '';
  const inArea = membersArea.includes(page);
  const now = useServerClock(given?.now ?? 0);
  const [live, setLive] = useState<LiveBonus | null>(null);
  const running = useRef<RunningBonus | null>(null);
  const latest = useLatest({ member, inArea });
  const runs = useDocumentIdle() && seconds > 0;
  const account = member?.id;

  useEffect(() => {
    if (!runs) return undefined;
    let stopped = false;
    void import('./run-bonus')
      .then(({ runBonus }) => {
        const { member: whose, inArea: entered } = latest.current;
        if (stopped || !whose) return;
        const { signup_date: signupDate, paid_user: paidUser, credits } = whose;
        const dismissed = wasPopupClosed(closedNoticesCookie(document.cookie), 'bonus');
        running.current = runBonus({ signupDate, paidUser, credits, dismissed, now }, setLive);
        if (entered) running.current.send({ type: 'ENTERED' });
      })
      .catch(() => undefined);
    return () => {
      stopped = true;
      running.current?.stop();
      running.current = null;
      setLive(null);
    };
  }, [runs, account, now, latest]);

  const credits = member?.credits ?? 0;
  useEffect(() => running.current?.send({ type: 'CREDITS_CHANGED', credits }), [credits]);
  useEffect(() => running.current?.send({ type: inArea ? 'ENTERED' : 'LEFT' }), [inArea]);

  const shown = seconds > 0 ? live : null;
  const bonus = useMemo<Bonus>(
    () => ({
      secondsLeft: shown?.secondsLeft ?? seconds,
      popup: shown?.popup ?? false,
      send: (event) => running.current?.send(event),
    }),
    [shown, seconds],
  );
  return <BonusContext.Provider value={bonus}>{children}</BonusContext.Provider>;
}
