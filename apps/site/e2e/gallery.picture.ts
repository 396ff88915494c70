import { join } from 'node:path';
import type { Chat } from '@heartwood/api-contract';
import { expect, test, type Browser, type BrowserContextOptions } from '@playwright/test';
import { everyBrand, originOf, type VisitedBrand } from './environment/brands';
import { root } from './environment/processes';
import { demoMember, seekerOf, shownMember } from './people/demo-member';
import { enter, type MadeMember } from './people/made-member';

test.setTimeout(300_000);
// Brands of one pool share a member, whose language and country each picture sets.
test.describe.configure({ mode: 'default' });

const folder = join(root, 'apps/site/docs/gallery');

/** Pages to look at in every brand; a path may depend on the member who is logged in. */
const pages: readonly {
  name: string;
  path: (member: MadeMember | null, brand: VisitedBrand) => Promise<string>;
  member: boolean;
}[] = [
  { name: 'landing', path: async () => '/', member: false },
  { name: 'signup', path: async () => '/signup', member: false },
  { name: 'lander', path: async () => '/landers/collagelanding', member: false },
  { name: 'members', path: async () => '/members', member: true },
  { name: 'profile', path: firstProfile, member: true },
  { name: 'chat', path: firstChat, member: true },
  ...Object.entries({
    'swipe-game': '/swipe-game',
    'match-finder': '/match-finder?question=sunday',
    likes: '/likes',
    'own-profile': '/profile',
    'own-photos': '/profile?edit=photos',
    notifications: '/notifications',
    settings: '/settings',
    deletion: '/settings/delete',
    premium: '/premium',
    credits: '/credits',
    transactions: '/transactions',
  }).map(([name, path]) => ({ name, path: async () => path, member: true })),
];

const sizes = {
  desktop: { columns: 3, look: { viewport: { width: 1440, height: 900 } } },
  phone: { columns: 7, look: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
} as const;

interface Scene {
  readonly file: string;
  readonly page: (typeof pages)[number];
  readonly columns: number;
  readonly look: BrowserContextOptions;
}

const scenes: readonly Scene[] = pages.flatMap((page) =>
  (['desktop', 'phone'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      file: `${page.name}-${size}-${colorScheme}`,
      page,
      columns: sizes[size].columns,
      look: { ...sizes[size].look, colorScheme },
    })),
  ),
);

/** Those that the README shows; the others are only for looking at. */
const shown: ReadonlySet<string> = new Set([
  'landing-desktop-light',
  'lander-desktop-light',
  'members-desktop-light',
  'members-phone-dark',
]);

async function firstProfile(_: MadeMember | null, brand: VisitedBrand): Promise<string> {
  return `/members/${await shownMember(brand)}`;
}

async function firstChat(member: MadeMember | null): Promise<string> {
  const found = await member?.session.call<{ chats: Chat[] }>('GET', '/api/chats.php');
  return `/chats/${found?.chats[0]?.conversation_id}`;
}

/** Logs in the demo member who seeks the brand's people, in its first language and country. */
async function seeker(brand: VisitedBrand): Promise<MadeMember> {
  const member = await demoMember(brand, seekerOf(brand).who);
  await member.session.call('PUT', '/api/user.php', { language: brand.locale });
  await member.session.call('PUT', '/api/profile.php', { country: brand.country });
  return member;
}

async function picture(
  browser: Browser,
  brand: VisitedBrand,
  { page: { path, member }, look }: Scene,
): Promise<Buffer> {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: brand.locale, url: originOf(brand) }]);
  const loggedIn = member ? await seeker(brand) : null;
  if (loggedIn) await enter(context, loggedIn);
  const page = await context.newPage();
  await page.goto(originOf(brand) + (await path(loggedIn, brand)));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top < window.innerHeight;
    });
    await Promise.all(shown.map((image) => image.decode()));
  });
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot();
  await context.close();
  return taken;
}

for (const scene of scenes) {
  test(`takes the ${scene.file} screenshots of every brand`, async ({ browser }) => {
    const pictures = [];
    for (const brand of everyBrand) pictures.push(await picture(browser, brand, scene));
    const images = pictures.map((taken) => `<img src="data:image/png;base64,${taken.toString('base64')}">`);
    const sheet = await browser.newPage({ viewport: { width: 1680, height: 400 } });
    await sheet.setContent(
      `<style>body{display:grid;grid-template-columns:repeat(${scene.columns},1fr);gap:16px;margin:16px;background:#e9e5e0}img{width:100%;border-radius:10px}</style>${images.join('')}`,
    );
    await sheet.screenshot({
      path: join(shown.has(scene.file) ? folder : test.info().project.outputDir, `${scene.file}.jpg`),
      type: 'jpeg',
      quality: 78,
      fullPage: true,
    });
    await sheet.close();
  });
}
