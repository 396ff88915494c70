import { nicheOf } from '@heartwood/brands/niches';
import type { Niche } from '@heartwood/brands/niches';
import { staticPage } from '@heartwood/i18n/pages';
import type { PageBlock } from '@heartwood/i18n/pages';
import type { LandingScreenProps, PosterCast, QuiltArt } from '@heartwood/ui';
import { redirect } from '@remix-run/node';
import { visitorCountry } from '../../visit/chosen-country';
import { pageLoader } from '../../visit/page.server';
import { pageWish } from '../pages/page-wish.server';
import type { Visit } from '../../visit/visit.server';
import { themeSeedsOf } from '../../visit/theme-seeds.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { landingChoice, landingChoiceCookie, landingChoiceQuery } from '../../visit/landing-choice';

type Questions = NonNullable<LandingScreenProps['questions']>['items'];

/** What the landing page says of prices and limits. */
export interface LandingData {
  /** The drawn people of the page. */
  readonly cast: PosterCast;
  /** How the theme puts them together. */
  readonly art: QuiltArt;
  /** Who the sentence says one is and whom it looks for, until that is changed. */
  readonly sentence: Niche['sentence'];
  readonly freeConversations: number;
  readonly freePhotos: number;
  /** The lowest price of a message in the visitor's country, in minor units. */
  readonly messagePrice: { readonly amount: number; readonly currency: string } | null;
  /** Some of what visitors ask, out of the page of all questions; `null` where that could not be had. */
  readonly questions: AskedQuestions | null;
}

interface AskedQuestions {
  readonly locale: string;
  readonly items: Questions;
}

/** Ids of the questions that stand on the landing page, in their order there. */
const asked = ['real', 'prices', 'photos', 'block-and-report', 'leave'];

/** The landing page has no room for tables. */
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

/** The landing page; once its sentence is sent, the search it asks for, or signup where visitors may not search. */
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
    freeConversations: settings.free_conversations,
    freePhotos: settings.free_photos,
    messagePrice: price ? { amount: price.costs, currency: price.currency } : null,
    questions: (await questionsFor(visit).catch((error: unknown) => visit.report(error))) ?? null,
  };
});
