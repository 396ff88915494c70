import type { Settings } from '@heartwood/api-contract';
import { nicheOf } from '@heartwood/brands/niches';
import type { Niche } from '@heartwood/brands/niches';
import { staticPage } from '@heartwood/i18n/pages';
import type { PageBlock } from '@heartwood/i18n/pages';
import type { LandingScreenProps, PosterCast, QuiltArt } from '@heartwood/ui';
import { redirect } from '@remix-run/node';
import { offeredAges } from '../../visit/ages';
import type { OfferedAges } from '../../visit/ages';
import { visitorCountry } from '../../visit/chosen-country';
import { pageLoader } from '../../visit/page.server';
import { pageWish } from '../pages/page-wish.server';
import type { Visit } from '../../visit/visit.server';
import { themeSeedsOf } from '../../visit/theme-seeds.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { landingChoice, landingChoiceCookie, landingChoiceQuery } from '../../visit/landing-choice';

type Questions = NonNullable<LandingScreenProps['questions']>['items'];

/** Prices and limits on the landing page. */
export interface LandingData {
  /** The drawn people of the page. */
  readonly cast: PosterCast;
  /** The theme's layout of the art. */
  readonly art: QuiltArt;
  /** The sentence's initial values: who one is and whom one looks for. */
  readonly sentence: Niche['sentence'];
  readonly ages: OfferedAges;
  readonly freeConversations: number;
  readonly freePhotos: number;
  /** Lowest price of a message in the visitor's country, in minor units. */
  readonly messagePrice: { readonly amount: number; readonly currency: string } | null;
  /** The figure that the brand advertises with, and its source. */
  readonly claim: Settings['marketing_claim'];
  /** Some questions from the page of all questions; `null` if it could not be loaded. */
  readonly questions: AskedQuestions | null;
}

interface AskedQuestions {
  readonly locale: string;
  readonly items: Questions;
}

/** Ids of the questions on the landing page, in order. */
const asked = ['real', 'prices', 'photos', 'block-and-report', 'leave'];

/** Drops tables, for which the landing page is too narrow. */
function proseOf(block: PageBlock): Questions[number]['blocks'] {
  if (block.type === 'paragraph') return [{ type: block.type, children: block.children }];
  return block.type === 'list' ? [block] : [];
}

async function questionsFor(visit: Visit): Promise<AskedQuestions> {
  const { locale, sections } = await staticPage({ name: 'faq', ...(await pageWish(visit)) });
  const items = asked
    .flatMap((id) => sections.filter((section) => section.id === id))
    .map((section) => ({ ...section, blocks: section.blocks.flatMap(proseOf) }));
  return { locale, items };
}

/**
 * Loads the landing page; once its sentence is sent, redirects to the search, or to signup if visitors may
 * not search.
 */
export const loader = pageLoader(async ({ visit, url }): Promise<LandingData> => {
  const settings = await visit.settings();
  const choice = landingChoice(url.searchParams);
  const { seek, ages } = choice;
  if (seek) {
    if (!(await visit.visitorsMaySearch()))
      throw redirect(urls.withQuery(urls.path('signup'), landingChoiceQuery(choice)));
    visit.setCookies([landingChoiceCookie(url.searchParams, { secure: visit.secure })]);
    throw redirect(
      urls.withQuery(urls.path('members'), { gender: seek, min_age: ages?.from, max_age: ages?.to }),
    );
  }
  const country = visitorCountry(settings);
  const { layout, quilt } = themeSeedsOf(settings).art;
  const price = country ? settings.minimum_message_costs[country] : undefined;
  return {
    cast: castOf(settings.niche),
    art: { layout, quilt },
    sentence: nicheOf(settings.niche).sentence,
    ages: offeredAges(settings),
    freeConversations: settings.free_conversations,
    freePhotos: settings.free_photos,
    messagePrice: price ? { amount: price.costs, currency: price.currency } : null,
    claim: settings.marketing_claim,
    questions: (await questionsFor(visit).catch((error: unknown) => visit.report(error))) ?? null,
  };
});
