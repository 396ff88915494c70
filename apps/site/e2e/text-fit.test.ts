import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { Settings } from '@heartwood/api-contract';
import { routeNames, routes } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';
import { amberlane, everyBrand, nordkobalt, originOf, type VisitedBrand } from './environment/brands';
import { longestDocument } from './environment/longest-document';
import { plainRequest } from './environment/plain-request';
import { memberScreens, newMemberScreens, visitorScreens } from './environment/screens';
import { textFaults } from './environment/text-faults';
import { setTextSize } from './environment/text-size';
import { makeActiveMember } from './people/active-member';
import { addressParts, memberAddressParts } from './people/address-parts';
import { ApiSession } from './people/api-session';
import { enter, makeUnconfirmed } from './people/made-member';

/** `TEXT_FIT=all` checks every screen of every brand in every language, or in those that are named. */
const everything = process.env.TEXT_FIT === 'all';
const { TEXT_FIT_LOCALE: onlyLocale, TEXT_FIT_SCREEN: onlyScreen } = process.env;
/** The brand with every language, and the widest fonts. */
const brands = everything ? everyBrand : [amberlane, nordkobalt];
/** By which a brand's longest language is chosen for each screen. */
const longestBy = (brand: VisitedBrand) => (brand === amberlane ? 'words' : 'text');

interface View {
  readonly width: number;
  /** The browser's text size in percent. */
  readonly text: number;
  /** Whether lines are so short that long words may be broken. */
  readonly breaks?: boolean;
}

const views: readonly View[] = [
  { width: 1440, text: 100 },
  { width: 390, text: 100 },
  { width: 320, text: 100 },
  { width: 390, text: 200, breaks: true },
  { width: 1440, text: 200 },
];
/** The smallest text of the site, px. */
const smallestText = 11;
/** The lander that is always in the domain's language. */
const withoutSlug = '/landers/tinderswipe';
/** A region, shown in full as a tooltip, may be shortened before the city. */
const shortened = '[title]';

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly brand: VisitedBrand;
}

/** Changes the language, and returns the addresses of all screens in it. */
type InLanguage = (locale: Locale) => Promise<readonly string[]>;

const setLocale = ({ context, brand }: Visit, value: Locale) =>
  context.addCookies([{ name: 'locale', value, url: originOf(brand) }]);

const viewers: Record<string, (visit: Visit) => Promise<InLanguage>> = {
  'on entering': async (visit) => {
    await visit.context.clearCookies({ name: 'entry' });
    return async (locale) => {
      await setLocale(visit, locale);
      return ['/'];
    };
  },
  'for visitors': async (visit) => {
    const partsIn = await addressParts(visit.brand);
    return async (locale) => {
      await setLocale(visit, locale);
      return Object.values(visitorScreens).flatMap((addresses) => addresses(partsIn(locale)));
    };
  },
  'for new members': async ({ context, brand }) => {
    const { session, ...me } = await makeUnconfirmed(brand);
    await enter(context, { ...me, session });
    return async (language) => {
      await session.call('PUT', '/api/user.php', { language });
      return Object.values(newMemberScreens).flatMap((addresses) => addresses());
    };
  },
  'for members': async ({ context, brand }) => {
    const me = await makeActiveMember(brand);
    const [partsIn, own] = await Promise.all([addressParts(brand), memberAddressParts(me)]);
    await enter(context, me);
    return async (language) => {
      await me.session.call('PUT', '/api/user.php', { language });
      return Object.values(memberScreens).flatMap((addresses) => addresses({ ...partsIn(language), ...own }));
    };
  },
};

async function languagesOf(brand: VisitedBrand): Promise<{ locales: readonly Locale[]; domain: string }> {
  const session = new ApiSession(originOf(brand));
  const { locales, domain_language } = await session.call<Settings>('GET', '/api/settings.php');
  return {
    locales: locales.filter((locale) => !onlyLocale || locale === onlyLocale),
    domain: domain_language,
  };
}

/** Returns the documents of screens as the server sends them. */
async function documentsOf({ context, brand }: Visit, paths: readonly string[]): Promise<readonly string[]> {
  const origin = originOf(brand);
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answers = paths.map((path) => plainRequest(context.request, `${origin}${path}`, { cookie }));
  return Promise.all(answers.map(async (answer) => (await answer).text()));
}

/** Returns which screens to check in a language, by their positions. */
async function chosenScreens(
  visit: Visit,
  inLanguage: InLanguage,
  locales: readonly Locale[],
): Promise<(at: number, locale: Locale) => boolean> {
  if (everything) return () => true;
  const documents: (readonly string[])[] = [];
  for (const locale of locales) documents.push(await documentsOf(visit, await inLanguage(locale)));
  const longest = (documents[0] ?? []).map((_, at) =>
    longestDocument(
      documents.map((inLocale) => inLocale[at] ?? ''),
      longestBy(visit.brand),
    ),
  );
  return (at, locale) => locales[longest[at] ?? 0] === locale;
}

async function faultsOf({ page, brand }: Visit, path: string, locale: Locale): Promise<readonly string[]> {
  await page.goto(`${originOf(brand)}${path}`);
  await expect(page.locator('html'), path).toHaveAttribute('lang', new RegExp(`^${locale}`));
  const faults: string[] = [];
  for (const { width, text, breaks } of views) {
    await page.setViewportSize({ width, height: 900 });
    await setTextSize(page, text);
    const found = await textFaults(page, { shortened, smallest: (smallestText * text) / 100, breaks });
    faults.push(...found.map((fault) => `${width} px, ${text} %: ${fault}`));
  }
  return faults;
}

test.use({ javaScriptEnabled: false });

for (const brand of brands) {
  for (const [who, enterAs] of Object.entries(viewers)) {
    test(`no text of ${brand.id} is cut off, broken inside a word or overlapping ${who}`, async ({
      page,
      context,
    }) => {
      test.setTimeout(everything ? 10_800_000 : 240_000);
      const visit = { page, context, brand };
      const inLanguage = await enterAs(visit);
      const { locales, domain } = await languagesOf(brand);
      const isChosen = await chosenScreens(visit, inLanguage, locales);
      const wrong: Record<string, readonly string[]> = {};
      for (const locale of locales) {
        const paths = await inLanguage(locale);
        const chosen = paths.filter(
          (path, at) =>
            path.includes(onlyScreen ?? '') &&
            (path === withoutSlug ? locale === domain : isChosen(at, locale)),
        );
        for (const path of chosen) {
          const faults = await faultsOf(visit, path, locale);
          if (faults.length > 0) wrong[`${locale} ${path}`] = faults;
        }
      }
      expect(wrong).toEqual({});
    });
  }
}

test('every route has a screen', async () => {
  const parts = { slug: 'eng', profile: 'x', tokens: [], conversation: 'x', offer: 'x', payment: 'x' };
  const paths = [visitorScreens, newMemberScreens, memberScreens]
    .flatMap((screens): ((all: typeof parts) => readonly string[])[] => Object.values(screens))
    .flatMap((addresses) => addresses(parts));
  const without = routeNames.filter((name) => {
    const pattern = routes[name].path.replaceAll(/\/\{\w+\?\}/g, '(/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+');
    return !paths.some((path) => new RegExp(`^${pattern}$`).test(path.split('?', 1)[0] ?? ''));
  });
  expect(without).toEqual([]);
});

test('longestDocument finds the longest text, and the longest words between hyphens', () => {
  const documents = [
    '<body><p>Es ist eine Zeile, die im Ort an der See nie ein Ende hat, so wie das Meer</p>',
    '<body><p>Kaksi kohtaamispaikka&shy;suunnittelu\u00ADtoimisto</p>',
    '<body><p>Rindfleischetikettierungsgesetz, Donaudampfschifffahrt</p><script>"ein Skript, länger als alles andere, was auf der Seite steht"</script>',
    '<head><title>Ein Titel, der länger ist als alle Texte der Seite, aber nicht auf ihr steht</title></head><body>',
  ];
  expect([longestDocument(documents, 'text'), longestDocument(documents, 'words')]).toEqual([0, 2]);
});

test('textFaults finds broken words, isolated punctuation, cut-off and overlapping text', async ({
  page,
}) => {
  await page.setContent(`<style>* { margin: 0; font: 16px/20px monospace } p, div { width: 200px }</style>
    <p style="width: 100px; line-height: 14px; overflow-wrap: anywhere">Ein <b>Schmetter</b>lingsgarten</p>
    <p style="width: 100px; overflow-wrap: anywhere">1\u00A0129,00\u00A0kronor</p>
    <p style="width: 100px">Nordrhein-Westfalen Nord\u00ADrhein\u00ADwest\u00ADfalen</p>
    <p style="width: 80px">Alleine <span>!</span></p>
    <p style="overflow: hidden; width: 60px; white-space: nowrap">Sliced off</p>
    <p style="overflow: hidden; height: 22px; width: 60px">Second line</p>
    <p style="overflow: hidden; width: 60px; white-space: nowrap; text-overflow: ellipsis">Ends here</p>
    <p style="overflow: hidden; width: 60px; white-space: nowrap; text-overflow: ellipsis" title="May end">May end</p>
    <p style="overflow: auto; width: 60px; white-space: nowrap">Scrolls along</p>
    <p style="width: 4000px; text-align: right">Beyond the edge</p>
    <p style="position: absolute; left: -9999px">Off-screen</p>
    <section style="display: grid">${['Upper', 'Lower'].map((card) => `<p style="grid-area: 1 / 1; background: gold">${card} card</p>`).join('')}</section>
    <div>Under</div><div style="margin-top: -16px">Upon</div>
    <div style="position: fixed; top: 0">Above the page</div>
    <p style="visibility: hidden; width: 20px; overflow-wrap: anywhere">Hidden</p>`);
  expect(await textFaults(page, { shortened })).toEqual([
    'wide: the page is 4000 px',
    'broken: Schmetterlingsgarten',
    'broken: 1 129,00 kronor',
    'alone on a line: !',
    'cut: Sliced off',
    'cut: Second line',
    'cut: Ends here',
    'cut: Beyond the edge',
    'overlapping: Under | Upon',
  ]);
});

test('textFaults finds text outside its box and pages wider than the screen', async ({ page }) => {
  await page.setContent(`<style>* { margin: 0; font: 16px/20px monospace } b { background: gold }</style>
    <p style="width: 60px; border: 1px solid">Donaudampfschiff</p>
    <p style="width: 90px; height: 20px; margin-bottom: 60px; background: gold">Two lines or three</p>
    <p style="width: 60px; background: #0000">Without a box</p>
    <p style="width: 60px; background: gold"><b style="position: absolute; left: 80px">A box of its own</b></p>
    <p style="width: 4000px; height: 2px"></p>`);
  expect(await textFaults(page, { shortened })).toEqual([
    `wide: the page is 4000 px`,
    'outside its box: Donaudampfschiff',
    'outside its box: Two lines or three',
  ]);
});

test('textFaults finds text that does not grow with the text size of the browser', async ({ page }) => {
  await page.setContent(
    '<style>p { font-size: 16px } div { font-size: 1rem }</style><p>No</p><div>Yes</div>',
  );
  await setTextSize(page, 200);
  expect(await textFaults(page, { shortened, smallest: 20 })).toEqual(['too small: No']);
});
