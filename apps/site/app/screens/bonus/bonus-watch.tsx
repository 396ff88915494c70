import { hasOnlySignupCredits } from '@heartwood/domain';
import { Late, latePart } from '@heartwood/ui';
import { useLocation, useMatches } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useMember } from '../../member/member-store';
import { closedNoticesCookie, closePopup, wasPopupClosed } from '../../notices/closed-notices';
import type { ClosablePopup } from '../../notices/closed-notices';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { useWriting } from '../match/use-writing';
import { useBonus, useLongWelcome } from '../../bonus/bonus-provider';
import { useMaybeRootData } from '../../visit/root-data';
import { useBonusOffers } from './use-bonus-offers';

const BonusModal = latePart(() => import('./bonus-modal'));

/** Whether the welcome bonus is due: once, for a new member, on the page after login. */
function useWelcomeDue(runs: boolean): boolean {
  const member = useMember();
  const signupCredits = useMaybeRootData()?.brand.signup_credits ?? 0;
  const home = useMatches().at(-1)?.id === 'members';
  const [closed] = useState(() => wasPopupClosed(closedNoticesCookie(document.cookie), 'welcome'));
  if (!runs || !home || closed || !member) return false;
  return hasOnlySignupCredits(member.credits, signupCredits);
}

/**
 * Shows the welcome bonus and the popup of the time bonus: one per page load, each once per browser, with the
 * API's prices, never while typing or over anything else. One that could not be shown is dropped with its
 * page.
 */
export default function BonusWatch() {
  const { secondsLeft, popup, send } = useBonus();
  const long = useLongWelcome();
  const runs = secondsLeft > 0 || long !== null;
  const { pathname } = useLocation();
  const welcome = useWelcomeDue(runs);
  const [shown, setShown] = useState(false);
  const due: ClosablePopup | null = shown ? null : welcome ? 'welcome' : popup ? 'bonus' : null;
  const offers = useBonusOffers(due !== null);
  const wanted = runs && due !== null && offers !== null;
  const writing = useWriting(wanted);
  const [open, setOpen] = useState<ClosablePopup | null>(null);
  const turn = useOverlayTurn('bonus', open !== null || (wanted && !writing));

  useEffect(() => {
    if (turn && open === null && due !== null) setOpen(due);
  }, [turn, open, due]);

  useEffect(() => {
    if (popup) return () => setShown(true);
    return undefined;
  }, [pathname, popup]);

  if (open === null || !turn || !runs || !offers) return null;
  const leave = () => {
    setShown(true);
    setOpen(null);
  };
  const close = () => {
    closePopup(open);
    send({ type: 'DISMISSED' });
    leave();
  };
  return (
    <Late onFailure={leave}>
      <BonusModal kind={open} welcome={long} offers={offers} onClose={close} />
    </Late>
  );
}
