import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { Chat } from '@heartwood/api-contract';
import { violations } from './environment/axe';
import { everyBrand, originOf, textsOf, type VisitedBrand } from './environment/brands';
import { memberScreens, newMemberScreens, visitorScreens } from './environment/screens';
import { demoMember } from './people/demo-member';
import { enter, makeMember, makeUnconfirmed } from './people/made-member';

test.describe.configure({ timeout: 240_000 });

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const colours = ['color-contrast'];

/**
 * Finishes all transitions: an element that inherits a colour starts its transition when its parent's ends.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      for (const one of running) one.finish();
  });
}

interface View {
  readonly size: 'desktop' | 'phone';
  readonly colorScheme: 'light' | 'dark';
  /** All rules by default; a scheme changes colours only. */
  readonly rules?: string[];
}

const everyView: readonly View[] = [
  { size: 'desktop', colorScheme: 'light' },
  { size: 'desktop', colorScheme: 'dark', rules: colours },
  { size: 'phone', colorScheme: 'light' },
  { size: 'phone', colorScheme: 'dark', rules: colours },
];

async function expectAccessible(page: Page, what: string, views: readonly View[]): Promise<void> {
  for (const { size, colorScheme, rules } of views) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await endTransitions(page);
    expect.soft(await violations(page, { rules }), `${what}, ${size}, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize(sizes.desktop);
}

const firstView: View = { size: 'desktop', colorScheme: 'light' };
const secondView: View = { size: 'phone', colorScheme: 'dark' };

interface Looked {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly brand: VisitedBrand;
  readonly views: readonly View[];
}

async function look({ page, brand, views }: Looked, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(`${originOf(brand)}${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectAccessible(page, path, views);
  }
}

interface Group {
  readonly what: string;
  /** The first brand on a desktop in the light scheme, the second on a phone in the dark one. */
  readonly brands: readonly [VisitedBrand['id'], VisitedBrand['id']];
  readonly visit: (looked: Looked) => Promise<void>;
}

/**
 * Each page is checked in two themes, and each theme on six pages or more; `AXE=all` checks every page in
 * every theme.
 */
const groups: readonly Group[] = [
  {
    what: 'the first pages',
    brands: ['zilverlinde', 'samtlicht'],
    visit: async (looked) => {
      const { page, brand, views } = looked;
      await look(looked, visitorScreens.first());
      await page.goto(`${originOf(brand)}/login`);
      await page.getByRole('link', { name: textsOf(brand)('login.signup') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'the signup over a page', views);
    },
  },
  {
    what: 'pages without much',
    brands: ['fleurisel', 'nordkobalt'],
    visit: (looked) => look(looked, visitorScreens.plain()),
  },
  {
    what: 'the signup’s steps',
    brands: ['rondavita', 'seravigna'],
    visit: async (looked) => {
      await enter(looked.context, await makeUnconfirmed(looked.brand));
      await look(looked, newMemberScreens.steps());
    },
  },
  {
    what: 'what a new member sees',
    brands: ['amberlane', 'zilverlinde'],
    visit: async (looked) => {
      await enter(looked.context, await makeUnconfirmed(looked.brand));
      await look(looked, newMemberScreens.empty());
      await look(looked, newMemberScreens.profile());
    },
  },
  {
    what: 'the games',
    brands: ['seravigna', 'rondavita'],
    visit: async (looked) => {
      const me = await makeMember(looked.brand);
      await enter(looked.context, me);
      await look(looked, memberScreens.games());
      await look(looked, memberScreens.questions().slice(0, 3));
      await me.session.call('PUT', '/api/match-finder.php', {
        answers: { evening: 'home', sunday: 'lunch' },
      });
      await look(looked, memberScreens.fitting());
    },
  },
  {
    what: 'members and likes',
    brands: ['samtlicht', 'fleurisel'],
    visit: async (looked) => {
      const me = await demoMember(looked.brand);
      await enter(looked.context, me);
      const { id } = await demoMember(looked.brand, 'free');
      await look(looked, memberScreens.people({ profile: id }));
      await look(looked, memberScreens.reports({ profile: id }));
      await look(looked, memberScreens.likes());
    },
  },
  {
    what: 'conversations and credits',
    brands: ['nordkobalt', 'amberlane'],
    visit: async (looked) => {
      const { page, brand, views } = looked;
      const me = await demoMember(brand);
      await enter(looked.context, me);
      const { chats } = await me.session.call<{ chats: Chat[] }>('GET', '/api/chats.php');
      await look(looked, ['/chats', ...memberScreens.credits()]);
      await page.goto(`${originOf(brand)}/chats/${chats[0]?.conversation_id}`);
      await expect(page.getByRole('textbox')).toBeVisible();
      await expectAccessible(page, 'a conversation', views);
    },
  },
];

const colourViews: readonly View[] = [
  { ...firstView, colorScheme: 'dark', rules: colours },
  { ...secondView, colorScheme: 'light', rules: colours },
];

/**
 * Returns the views of a brand's pages in a group; a theme with only one group also checks the colours of its
 * other scheme.
 */
function viewsOf({ brands }: Group, brand: VisitedBrand): readonly View[] {
  if (process.env.AXE === 'all') return everyView;
  const at = brands.indexOf(brand.id);
  const own = at === 0 ? firstView : secondView;
  const once = groups.filter((group) => group.brands.includes(brand.id)).length === 1;
  return [own, ...(once ? colourViews.slice(at, at + 1) : [])];
}

for (const group of groups) {
  for (const brand of everyBrand) {
    if (process.env.AXE !== 'all' && !group.brands.includes(brand.id)) continue;
    test(`${group.what} on ${brand.id} have no accessibility violations`, ({ page, context }) =>
      group.visit({ page, context, brand, views: viewsOf(group, brand) }));
  }
}
