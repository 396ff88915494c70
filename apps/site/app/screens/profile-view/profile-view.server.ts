import { ApiError, unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import type { MemberCard, OwnProfile, Profile, Settings } from '@heartwood/api-contract';
import { visitorCountry } from '../../visit/chosen-country';
import { textOf } from '../../forms/form-fields.server';
import { pageAction, pageLoader } from '../../visit/page.server';
import type { PageRequest } from '../../visit/page.server';
import { placesOf } from '../../visit/places.server';
import { urls } from '../../urls';
import { answerLike } from '../../people/like-action.server';
import { blockedNotice } from '../../visit/transient-parameters';
import { personOf } from '../../people/person';
import type { Person } from '../../people/person';
import { blockIntent, askBlock, askInterests } from './profile-query';
import { factsOf, interestList, ownInterestList, quoteOf } from './facts';
import type { Fact, InterestList } from './facts';
import { galleryOf } from './gallery';
import type { Gallery } from './gallery';

const mostSimilar = 6;

/** The price of writing for this viewer. */
export type WritingPrice =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'free'; readonly left: number }
  | {
      readonly kind: 'credits';
      readonly cost: number;
      /** Lowest price of a message in money. */
      readonly money: { readonly amount: number; readonly currency: string } | null;
    };

/** Data of a profile's page. */
export interface ProfileData {
  readonly person: Person;
  readonly own: boolean;
  readonly likeNew: boolean;
  readonly quote: string | null;
  readonly gender: Profile['gender'];
  readonly facts: readonly Fact[];
  readonly interests: InterestList | null;
  readonly gallery: Gallery;
  readonly price: WritingPrice;
  /** Number of conversations that a member without premium may start. */
  readonly freeConversations: number;
  readonly similar: readonly Person[];
  /** Whether the question before blocking is shown. */
  readonly asksBlock: boolean;
}

/** An invalid id is as unknown as an unused one. */
function notFound(error: unknown): never {
  if (error instanceof ApiError && [400, 404, 422].includes(error.statusCode)) {
    throw new Response(null, { status: 404 });
  }
  throw error;
}

async function similarTo({ api }: PageRequest, id: string): Promise<readonly MemberCard[]> {
  const found = await unwrap(api.GET('/api/members.php', { params: { query: { similar_to: id } } })).catch(
    () => false as const,
  );
  return found ? found.similar_results.filter((card) => card.main_image).slice(0, mostSimilar) : [];
}

async function freeMessagesFor({ visit, api }: PageRequest, profile: string): Promise<number> {
  if (!visit.hasSession) return 0;
  const thread = await unwrap(api.GET('/api/chat.php', { params: { query: { profile, limit: 1 } } })).catch(
    () => false as const,
  );
  return thread ? thread.free_messages_left : 0;
}

function writingPrice(settings: Settings, country: string | null, free: number | null): WritingPrice {
  if (free === null) return { kind: 'visitor' };
  if (free > 0) return { kind: 'free', left: free };
  const lowest = country ? settings.minimum_message_costs[country] : undefined;
  return {
    kind: 'credits',
    cost: settings.message_credits,
    money: lowest ? { amount: lowest.costs, currency: lowest.currency } : null,
  };
}

function cardOf(profile: Profile): MemberCard {
  const { id, name, age, gender, country, region, city, main_image } = profile;
  const { photos_count, fictional, demo, liked, is_new } = profile;
  return {
    id,
    name,
    age,
    gender,
    country,
    region,
    city,
    main_image,
    photos_count,
    fictional,
    demo,
    liked,
    is_new,
  };
}

function interestsFor(profile: Profile, viewer: OwnProfile | null, settings: Settings, asked: boolean) {
  if (!settings.visible_profile_fields.includes('interests')) return null;
  if (viewer?.id === profile.id) return ownInterestList(profile.interests);
  return interestList(profile.interests, viewer?.interests ?? [], asked);
}

/** Loads a profile with its photos, the price of writing, and further members, in parallel. */
export const loader = pageLoader(async (asked): Promise<ProfileData | false> => {
  const { visit, api, params, url } = asked;
  const id = params.id ?? '';
  const shown = Promise.all([
    unwrap(api.GET('/api/profile.php', { params: { query: { id } } })),
    unwrap(api.GET('/api/photos.php', { params: { query: { profile: id } } })),
  ]).catch(notFound);
  const [loaded, free, similar, places, settings, user] = await Promise.all([
    shown,
    freeMessagesFor(asked, id),
    similarTo(asked, id),
    placesOf(visit),
    visit.settings(),
    visit.user(),
  ]);
  const [profileAnswer, photosAnswer] = loaded;
  if (!profileAnswer || !photosAnswer) return false;
  const { profile } = profileAnswer;
  const own = user?.profile.id === profile.id;
  return {
    person: personOf(cardOf(profile), places),
    own,
    likeNew: profile.like_new,
    quote: quoteOf(profile, settings),
    gender: profile.gender,
    facts: factsOf(profile, settings),
    interests: interestsFor(profile, user && user.profile, settings, url.searchParams.has(askInterests)),
    gallery: galleryOf(photosAnswer.photos, photosAnswer.private_count, {
      owner: own,
      paidUser: user?.paid_user ?? false,
    }),
    price: writingPrice(settings, user?.profile.country ?? visitorCountry(settings), user && free),
    freeConversations: settings.free_conversations,
    similar: similar.map((card) => personOf(card, places)),
    asksBlock: url.searchParams.has(askBlock) && user !== null && !own,
  };
});

/** Blocks the member, or handles a heart without script. */
export const action = pageAction(async (sent) => {
  await answerLike(sent);
  const { api, form, params } = sent;
  if (textOf(form, 'intent') !== blockIntent) return null;
  const blocked = await unwrap(api.POST('/api/block.php', { body: { profile: params.id ?? '' } }));
  if (blocked === false) return null;
  throw redirect(urls.withQuery(urls.path('members'), { notice: blockedNotice }));
});
