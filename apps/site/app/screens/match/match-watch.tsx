import { likesReloadDelayMs } from '@heartwood/domain';
import { Late, latePart } from '@heartwood/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLiveBus, useLiveEvent } from '../../member/live/live';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { useDelayOver } from './use-delay-over';
import { useWriting } from './use-writing';
import { nextShown, withPopup } from './waiting-popups';
import type { Popup } from './waiting-popups';

const MatchPopup = latePart(() => import('./match-popup'));

/** Resolves once the page is visible: a like is only taken from the queue when it is shown. */
function lookedAt(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

/** `shown` are the members whose likes the page has shown as they came. */
function useDelayedLike(show: (popup: Popup) => void, shown: ReadonlySet<string>): void {
  const over = useDelayOver();
  const bus = useLiveBus();
  useEffect(() => {
    if (!over) return;
    void lookedAt()
      .then(() => import('./auto-like'))
      .then(async ({ takeAutoLike, loadLikes }) => {
        const other = await takeAutoLike(shown);
        if (!other) return;
        show({ kind: 'like', other });
        await new Promise((resolve) => setTimeout(resolve, likesReloadDelayMs));
        const likes = await loadLikes();
        if (likes) bus?.emit('likes', likes);
      })
      .catch(() => undefined);
  }, [over, bus, show, shown]);
}

/**
 * Shows a popup on any page for a new like or match, never while typing. Its script is fetched with the
 * first.
 */
export function MatchWatch() {
  const [waiting, setWaiting] = useState<readonly Popup[]>([]);
  const show = useCallback((popup: Popup) => setWaiting((before) => withPopup(before, popup)), []);
  const [announced] = useState(() => new Set<string>());
  const announce = (popup: Popup) => {
    if (document.visibilityState !== 'visible') return;
    announced.add(popup.other.id);
    show(popup);
  };
  useLiveEvent('match', ({ profile }) => announce({ kind: 'match', other: profile }));
  useLiveEvent('like', ({ profile }) => announce({ kind: 'like', other: profile }));
  useDelayedLike(show, announced);
  const [shown, setShown] = useState<readonly Popup[]>([]);
  const writing = useWriting(waiting.length > 0 && shown.length === 0);
  const turn = useOverlayTurn('match', shown.length > 0 || (waiting.length > 0 && !writing));
  useEffect(() => {
    if (!turn || shown.length > 0) return;
    const next = nextShown(waiting);
    setShown(next);
    setWaiting((before) => before.filter((popup) => !next.includes(popup)));
  }, [turn, shown, waiting]);
  const close = () => setShown([]);
  const [first] = shown;
  return first && turn ? (
    <Late onFailure={close}>
      <MatchPopup key={`${first.kind} ${first.other.id}`} popups={shown} onClose={close} />
    </Late>
  ) : null;
}
