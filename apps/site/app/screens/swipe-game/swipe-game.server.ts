import { unwrap } from '@heartwood/api-client';
import type { MemberCard } from '@heartwood/api-contract';
import { formAction } from '../../forms/form-action.server';
import { textOf } from '../../forms/form-fields.server';
import { pageLoader } from '../../visit/page.server';
import { placesOf } from '../../visit/places.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import { swipeAnswers, swipeFields, takeBackWord } from './swipe-fields';
import type { LoadedGame } from './swipe-state';

/** Data of the game's page. */
export interface SwipeData extends LoadedGame {
  readonly likesPerDay: number;
  /** When the next likes are available, and in how many seconds by the server's clock. */
  readonly renewsAt: string;
  readonly secondsLeft: number;
  /** The time zone to format it in. */
  readonly timeZone: string;
}

/** Loads the swipe game. */
export const loader = pageLoader(async (page): Promise<SwipeData | false> => {
  const { visit, api } = page;
  const [game, places, timeZone] = await Promise.all([
    unwrap(api.GET('/api/swipe.php')),
    placesOf(visit),
    visitTimeZone(page),
  ]);
  if (!game) return false;
  const placed = (card: MemberCard) => ({
    card,
    region: places.regionName(card.country, card.region) ?? null,
  });
  return {
    profiles: game.profiles.map(({ profile, description }) => ({ ...placed(profile), description })),
    likesLeft: game.likes_left,
    likesPerDay: game.likes_per_day,
    likedToday: game.likes_today.map(({ profile, match }) => ({ profile: placed(profile), match })),
    renewsAt: game.renews_at,
    secondsLeft: Math.max(0, Math.ceil((Date.parse(game.renews_at) - Date.now()) / 1000)),
    timeZone,
  };
});

/** What a form of the game did. */
export type SwipeDone = 'like' | 'skip' | 'match' | 'taken_back';

/** Handles a swipe without script, and its undo. */
export const action = formAction({
  read: ({ form }) => ({
    profile: textOf(form, swipeFields.profile),
    answer: textOf(form, swipeFields.answer),
  }),
  keep: ({ profile }) => ({ profile }),
  send: async ({ profile, answer }, { api }): Promise<SwipeDone | undefined> => {
    if (answer === takeBackWord) {
      await unwrap(api.DELETE('/api/swipe.php', { body: { profile } }));
      return 'taken_back';
    }
    const given = swipeAnswers.find((one) => one === answer);
    if (!given) throw new Response(null, { status: 400 });
    const taken = await unwrap(api.POST('/api/swipe.php', { body: { profile, liked: given === 'like' } }));
    return taken && taken.match ? 'match' : given;
  },
});
