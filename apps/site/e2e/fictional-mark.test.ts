import type { Settings, User } from '@heartwood/api-contract';
import { locales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { textsOf } from './environment/brands';
import { test } from './environment/foreign-server';
import type { Foreign } from './environment/foreign-server';
import { plainRequest } from './environment/plain-request';

// Ids of the contract's examples.
const partner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const conversation = 'e58ed763-928c-4155-bee9-fdbaaadc15f3';

/** The answers that name a member, and the pages that show them. */
const answers = {
  searchMembers: '/api/members.php?page=1',
  getProfile: `/api/profile.php?id=${partner}`,
  getLikes: '/api/likes.php',
  getChats: '/api/chats.php',
  getChat: `/api/chat.php?profile=${partner}`,
  getSwipe: '/api/swipe.php',
  getAdvertisedProfile: `/api/advertised-profile.php?id=${partner}`,
} as const;
/** The pages, each with the message of its mark. */
const memberPages: readonly [path: string, mark: string][] = [
  ['/members', 'people.fictional'],
  [`/members/${partner}`, 'profile_view.fictional'],
  ['/likes', 'people.fictional'],
  ['/swipe-game', 'people.fictional'],
  ['/chats', 'chat.fictional'],
  [`/chats/${conversation}`, 'chat.fictional'],
];
const visitorPages = ['landing', 'landing2', 'landing3'].map(
  (page) => [`/members/${partner}/${page}`, 'signup.fictional'] as const,
);

/** Makes every member in an answer fictional, or none. */
function marked(answer: unknown, fictional: boolean): unknown {
  if (Array.isArray(answer)) return answer.map((one) => marked(one, fictional));
  if (typeof answer !== 'object' || answer === null) return answer;
  const entries = Object.entries(answer).map(([key, value]) => [key, marked(value, fictional)]);
  return { ...Object.fromEntries(entries), ...('fictional' in answer && { fictional, demo: false }) };
}

/** Makes every member that the server names fictional, or none, in all languages. */
async function mark({ server }: Foreign, fictional: boolean): Promise<void> {
  const cookie = server.login();
  const settings = (await (await fetch(`${server.url}/api/settings.php`)).json()) as Settings;
  server.answer('getSettings', { status: 200, body: { ...settings, locales } });
  for (const [operation, path] of Object.entries(answers) as [keyof typeof answers, string][]) {
    const answer = await fetch(server.url + path, { headers: { cookie } });
    expect([operation, answer.status]).toEqual([operation, 200]);
    server.answer(operation, { status: 200, body: marked(await answer.json(), fictional) });
  }
}

/** Visits the pages in a language, and returns each with its status and whether it shows the mark. */
async function visitPages({ server, origin }: Foreign, request: APIRequestContext, locale: Locale) {
  const session = server.login();
  const answer = await fetch(`${server.url}/api/user.php`, { headers: { cookie: session } });
  const { user } = (await answer.json()) as { user: User };
  server.answer('getUser', { status: 200, body: { user: { ...user, language: locale } } });
  const text = textsOf({ locale });
  const visits = [
    ...memberPages.map(([path, mark]) => ({ path, mark, cookie: `locale=${locale}; ${session}` })),
    ...visitorPages.map(([path, mark]) => ({ path, mark, cookie: `locale=${locale}` })),
  ];
  const seen: { path: string; status: number; marked: boolean }[] = [];
  for (const { path, mark, cookie } of visits) {
    // Settings are cached per host for a minute.
    const page = await plainRequest(request, origin.replace('//localhost', '//fictional.localhost') + path, {
      cookie,
    });
    const words = (await page.text()).replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--.*?-->/g, '');
    seen.push({ path, status: page.status(), marked: words.includes(text(mark)) });
  }
  return seen;
}

const everyPage = (marked: boolean) =>
  [...memberPages, ...visitorPages].map(([path]) => ({ path, status: 200, marked }));

test.use({ storageState: { cookies: [], origins: [] } });

test('a fictional profile has its mark on every page that shows it, in every language', async ({
  foreign,
  request,
}) => {
  await mark(foreign, true);
  for (const locale of locales)
    expect([locale, await visitPages(foreign, request, locale)]).toEqual([locale, everyPage(true)]);
});

test('a profile that is not fictional has no mark', async ({ foreign, request }) => {
  await mark(foreign, false);
  expect(await visitPages(foreign, request, 'en')).toEqual(everyPage(false));
});
