import { swipeTakeBackSeconds } from '@heartwood/domain';
import { errorMessage } from '@heartwood/i18n';
import type { ErrorCode } from '@heartwood/api-contract';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLiveBus } from '../../member/live/live';
import { useMember } from '../../member/member-store';
import { addToast } from '../../overlays/toasts';
import { swipeMessages as texts } from './messages';
import {
  gameLoaded,
  startGame,
  swipeGone,
  swipesReturned,
  swipeTaken,
  swipeTakenBack,
  swipeTop,
  takeBackOver,
} from './swipe-state';
import type { LoadedGame, Swipe, SwipeState } from './swipe-state';

/** The next cards are fetched when this few are left. */
const fewCards = 3;

/** The last event, for the announcement. */
export interface SwipeNews {
  readonly kind: 'liked' | 'skipped' | 'back';
  readonly name: string;
}

type Problem = ErrorCode | 'authentication_required' | 'unknown';

/**
 * Returns the swipe game: cards are removed at once and their answers sent in the background, one after the
 * other. On failure the card and all later ones return with a notice. The last swipe can be undone for ten
 * seconds.
 */
export function useSwipeGame(loaded: LoadedGame) {
  const intl = useIntl();
  const bus = useLiveBus();
  const newLikes = useMember()?.num_new_likes ?? 0;
  const { revalidate, state: loading } = useRevalidator();
  const [game, setGame] = useState(() => startGame(loaded));
  const [news, setNews] = useState<SwipeNews>();
  const latest = useRef(game);
  const turn = useRef(Promise.resolve());
  const takingBack = useRef(false);
  const shown = useRef(loaded);

  function change(next: (state: SwipeState) => SwipeState): void {
    latest.current = next(latest.current);
    setGame(latest.current);
  }

  useEffect(() => {
    if (shown.current === loaded) return;
    shown.current = loaded;
    latest.current = gameLoaded(latest.current, loaded);
    setGame(latest.current);
  }, [loaded]);

  const { last } = game;
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => {
      latest.current = takeBackOver(latest.current, last);
      setGame(latest.current);
    }, swipeTakeBackSeconds * 1000);
    return () => clearTimeout(timer);
  }, [last]);

  function showProblem(problem: Problem, text?: string): void {
    if (problem === 'authentication_required') return;
    addToast({ tone: 'danger', title: intl.formatMessage(errorMessage(problem)), text });
  }

  function refuse(swipe: Swipe, problem: Problem): void {
    if (problem === 'not_found') {
      change((state) => swipeGone(state, swipe));
      showProblem(problem);
      return;
    }
    const { name } = swipe.profile.card;
    const limit = problem === 'swipe_limit_reached';
    change((state) => swipesReturned(state, limit ? 0 : undefined));
    setNews({ kind: 'back', name });
    showProblem(problem, limit ? undefined : intl.formatMessage(texts.returned, { name }));
    if (limit) revalidate();
  }

  async function send(swipe: Swipe): Promise<void> {
    if (!latest.current.sent.includes(swipe)) return;
    const { card } = swipe.profile;
    const answer = await import('./send-swipe')
      .then(({ sendSwipe }) => sendSwipe(card.id, swipe.liked))
      .catch(() => ({ problem: 'unknown' as const }));
    if ('problem' in answer) {
      refuse(swipe, answer.problem);
      return;
    }
    change((state) => swipeTaken(state, swipe, { match: answer.match, likesLeft: answer.likes_left }));
    if (answer.match && swipe.liked) bus?.emit('match', { profile: card, num_new_likes: newLikes });
    if (latest.current.deck.length <= fewCards) revalidate();
  }

  function swipe(liked: boolean): void {
    change((state) => swipeTop(state, liked));
    const made = latest.current.sent.at(-1);
    if (!made) return;
    setNews({ kind: liked ? 'liked' : 'skipped', name: made.profile.card.name });
    turn.current = turn.current.then(() => send(made));
  }

  async function sendTakeBack(made: Swipe): Promise<void> {
    if (latest.current.last !== made) return;
    const answer = await import('./send-swipe')
      .then(({ takeBack }) => takeBack(made.profile.card.id))
      .catch(() => ({ problem: 'unknown' as const }));
    if (!('problem' in answer)) {
      change((state) => swipeTakenBack(state, made, answer.likes_left));
      setNews({ kind: 'back', name: made.profile.card.name });
      return;
    }
    if (answer.problem !== 'not_found') {
      showProblem(answer.problem);
      return;
    }
    change((state) => takeBackOver(state, made));
    addToast({ tone: 'danger', title: intl.formatMessage(texts.too_late) });
  }

  /** Undoes the last swipe; returns `false` if there is none. */
  function takeBack(): boolean {
    const { last: made } = latest.current;
    if (!made) return false;
    if (!takingBack.current) {
      takingBack.current = true;
      turn.current = turn.current
        .then(() => sendTakeBack(made))
        .finally(() => {
          takingBack.current = false;
        });
    }
    return true;
  }

  return { game, news, swipe, takeBack, loading: loading === 'loading' };
}
