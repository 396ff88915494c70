import type { Chat, Credits } from '@heartwood/api-contract';
import { cookies, routeNames, routePath, routes } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { locales } from '@heartwood/i18n';
import { expect, test, type Page } from '@playwright/test';
import { originOf, visitedBrands, type VisitedBrand } from './environment/brands';
import { plainRequest } from './environment/plain-request';
import { demoMember } from './people/demo-member';
import { enter } from './people/made-member';
import { watchPage } from './people/watch-page';

/** Ids in addresses: those of a route's id, or a profile. */
type Ids = Readonly<Partial<Record<RouteName, string>> & { profile: string }>;

/**
 * Pages of a brand's own, the first page, on which the framework waits, and the advertising pages, which
 * don't use it.
 */
const notPages: ReadonlySet<RouteName> = new Set<RouteName>([
  'index',
  'token',
  'landers-alonetonight-slug',
  'landers-collagelanding-slug',
  'landers-gallery-slug',
  'landers-iconslanding-slug',
  'landers-tinderswipe',
  'landers-maplanding-slug',
  'landers-socialnetwork-slug',
  'landers-transitionsvideolanding-slug',
  'landers-video-slug',
  'members-id-landing',
  'members-id-landing2-slug',
  'members-id-landing3-slug',
]);

function addresses(names: readonly RouteName[], ids: Ids): string[] {
  return names
    .filter((name) => !notPages.has(name))
    .map((name) => {
      const id = name === 'transactions-id' ? undefined : (ids[name] ?? ids.profile);
      return routePath(name, { id, type: 'given', slug: 'eng' } as Parameters<typeof routePath>[1]);
    });
}

/**
 * Clicks the page's last router link to another page, from within the page: its handler keeps the browser in
 * the document. A click that nobody handled is cancelled and returns `false`. The last link is the footer's,
 * to a page that loads quickly.
 */
function pressLink(): boolean | Promise<boolean> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-discover]')];
  const link = links.findLast(({ pathname }) => pathname !== location.pathname);
  if (!link) return false;
  return new Promise<boolean>((resolve) => {
    const look = (event: MouseEvent) => {
      resolve(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    link.click();
  });
}

async function visit(page: Page, origin: string, path: string): Promise<void> {
  const answer = await page.goto(`${origin}${path}`);
  expect.soft(answer?.status(), path).toBe(200);
  const before = page.url();
  await page.waitForFunction(pressLink);
  await page.waitForURL(({ href }) => href !== before, { waitUntil: 'commit' });
}

/** Visits the pages one after the other: a visitor each in the next language, a member in the account's. */
async function visitAll(
  page: Page,
  brand: VisitedBrand,
  paths: readonly string[],
  problems: string[],
): Promise<void> {
  const wrong: Record<string, string[]> = {};
  for (const [index, path] of paths.entries()) {
    problems.length = 0;
    const value = locales[index % locales.length] ?? 'en';
    await page.context().addCookies([{ name: cookies.locale.name, value, url: originOf(brand) }]);
    await test.step(`${path} handles link clicks`, () => visit(page, originOf(brand), path));
    if (problems.length > 0) wrong[path] = [...problems];
  }
  expect(wrong).toEqual({});
}

const forMembers = (name: RouteName) => routes[name].access === 'member';

for (const brand of visitedBrands) {
  test(`every public page of ${brand.id} hydrates for a visitor, and member pages redirect to the login`, async ({
    page,
  }) => {
    test.slow();
    const problems = await watchPage(page);
    const { id } = await demoMember(brand);
    const ids = { profile: id };
    const open = routeNames.filter((name) => !forMembers(name));
    await visitAll(page, brand, addresses(open, ids), problems);
    for (const path of addresses(routeNames.filter(forMembers), ids)) {
      const answer = await plainRequest(page.request, `${originOf(brand)}${path}`);
      const to = new URL(answer.headers().location ?? '', originOf(brand));
      expect.soft([answer.status(), to.pathname, to.searchParams.get('to')]).toEqual([302, '/login', path]);
    }
  });

  test(`every page of ${brand.id} hydrates for a member`, async ({ page, context }) => {
    test.slow();
    const problems = await watchPage(page);
    const me = await demoMember(brand, 'free');
    await enter(context, me);
    const { id } = await demoMember(brand, 'premium');
    const { chats } = await me.session.call<{ chats: Chat[] }>('GET', '/api/chats.php');
    const { packages } = await me.session.call<Credits>('GET', '/api/credits.php');
    const ids = {
      profile: id,
      'chats-id': chats[0]?.conversation_id,
      'credits-id-paymentmethod': packages[0]?.id,
    };
    await visitAll(page, brand, addresses(routeNames, ids), problems);
  });
}
