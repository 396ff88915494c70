import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { Chat, Search } from '@heartwood/api-contract';
import { originOf, textsOf, visitedBrands, type VisitedBrand } from './environment/brands';
import { demoMember } from './people/demo-member';
import { enter, makeUnconfirmed } from './people/made-member';

test.describe.configure({ timeout: 240_000 });

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const colours = ['color-contrast'];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // What inherits a colour begins its transition when that of its parent is over.
  await page.evaluate(() => {
    const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      for (const one of running) one.finish();
  });
  const axe = new AxeBuilder({ page });
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

interface View {
  readonly size: 'desktop' | 'phone';
  readonly colorScheme: 'light' | 'dark';
  /** Every rule where not told; a scheme changes colours only. */
  readonly rules?: string[];
}

const everyView: readonly View[] = [
  { size: 'desktop', colorScheme: 'light' },
  { size: 'desktop', colorScheme: 'dark', rules: colours },
  { size: 'phone', colorScheme: 'light' },
  { size: 'phone', colorScheme: 'dark', rules: colours },
];

/** A page is seen on a desktop in the light of one brand and on a phone in the dark of the other; `AXE=all` sees all. */
function viewsOf(brand: VisitedBrand): readonly View[] {
  if (process.env.AXE === 'all') return everyView;
  const isFirst = visitedBrands.indexOf(brand) % 2 === 0;
  return isFirst ? [{ size: 'desktop', colorScheme: 'light' }] : [{ size: 'phone', colorScheme: 'dark' }];
}

async function expectAccessible(page: Page, what: string, views: readonly View[]): Promise<void> {
  for (const { size, colorScheme, rules } of views) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page, rules), `${what}, ${size}, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize(sizes.desktop);
}

for (const brand of visitedBrands) {
  const origin = originOf(brand);
  const text = textsOf(brand);
  const views = viewsOf(brand);

  async function look(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(`${origin}${path}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expectAccessible(page, path, views);
    }
  }

  const looks: [string, (page: Page, context: BrowserContext) => Promise<void>][] = [
    [
      'the first pages',
      async (page) => {
        await look(page, ['/', '/login', '/signup', '/members']);
        await page.goto(`${origin}/login`);
        await page.getByRole('link', { name: text('login.signup') }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'the signup over a page', views);
      },
    ],
    [
      'pages without much',
      (page) =>
        look(page, [
          '/pricing',
          '/lang-config',
          '/activate/error',
          '/no-such-page',
          '/reset-password',
          '/reset-password/do?token=x',
          '/reset-password/do',
        ]),
    ],
    [
      'the signup’s steps',
      async (page, context) => {
        await enter(context, await makeUnconfirmed(brand));
        const steps = ['photo', 'about', 'looks', 'wishes', 'complete'];
        await look(page, ['/complete-signup', ...steps.map((step) => `/complete-signup?step=${step}`)]);
      },
    ],
    [
      'what a new member sees',
      async (page, context) => {
        await enter(context, await makeUnconfirmed(brand));
        await look(page, ['/premium', '/likes', '/chats', '/transactions']);
      },
    ],
    [
      'members and likes',
      async (page, context) => {
        const me = await demoMember(brand);
        await enter(context, me);
        const { results } = await me.session.call<Search>('GET', '/api/members.php');
        const [person] = results;
        await look(page, ['/members', `/members/${person?.id}`, `/members/${person?.id}?block=1`]);
        await look(page, ['/likes', '/likes/given', '/likes/matches']);
      },
    ],
    [
      'conversations and credits',
      async (page, context) => {
        const me = await demoMember(brand);
        await enter(context, me);
        const { chats } = await me.session.call<{ chats: Chat[] }>('GET', '/api/chats.php');
        await look(page, ['/chats', '/credits', '/transactions']);
        await page.goto(`${origin}/chats/${chats[0]?.conversation_id}`);
        await expect(page.getByLabel(text('chat.field'))).toBeVisible();
        await expectAccessible(page, 'a conversation', views);
      },
    ],
  ];

  for (const [what, visit] of looks) {
    test(`${what}, on ${brand.id}, have no violation`, ({ page, context }) => visit(page, context));
  }
}
