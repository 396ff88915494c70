import type { ChatThread, Chat } from '@heartwood/api-contract';
import { landingSlug } from '@heartwood/domain';
import { expect, test } from '@playwright/test';
import { violations } from './environment/axe';
import { amberlane, originOf, samtlicht, textsOf, visitedBrands } from './environment/brands';
import { demoMember } from './people/demo-member';
import { linkInMail } from './people/mail';
import { enter, makeMember, makeUnconfirmed } from './people/made-member';
import { fillAccount, newcomer } from './people/newcomer';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

for (const brand of visitedBrands) {
  const text = textsOf(brand);
  const slug = landingSlug(brand === samtlicht ? 3 : 1, brand.locale);
  // Checked in full once: on a desktop of one brand, on a phone of the other.
  const judged = sizes[brand === amberlane ? 0 : 1];

  test(`on ${brand.id} advertising pages show the photo and the demo mark, are accessible and fit every width`, async ({
    page,
  }) => {
    const { id } = await demoMember(brand);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['landing', `landing2/${slug}`, `landing3/${slug}`]) {
      const answer = await page.goto(`${originOf(brand)}/members/${id}/${path}`);
      expect([answer?.status(), answer?.headers()['cache-control']], path).toEqual([
        200,
        'private, no-store',
      ]);
      await expect(page.getByText(text('profile_landing.demo'))).toBeVisible();
      const photo = page.locator('img.photo');
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      for (const size of sizes) {
        await page.setViewportSize(size);
        if (size === judged) expect(await violations(page), `${path} at ${size.width} px`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} at ${size.width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('a message from an advertising page is delivered after the signup, in the language of the slug', async ({
  page,
}) => {
  const text = textsOf(samtlicht);
  const origin = originOf(samtlicht);
  const other = await demoMember(samtlicht);
  const me = newcomer();
  const words = `Kerzenlicht, und zwar ${me.name}`;
  await page.goto(`${origin}/members/${other.id}/landing3/bdsm-de?network=n1&sub1=s1`);
  await expect(page).toHaveURL(`${origin}/members/${other.id}/landing3/bdsm-de`);
  await page.getByText(text('profile_landing.answer_own')).click();
  await page.getByLabel(text('signup.message')).fill(words);
  await page.getByRole('button', { name: text('profile_landing.answer_send', { name: other.name }) }).click();
  await expect(page.getByText(text('signup.message_ready'))).toBeVisible();
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
  await fillAccount(page, text, me);
  await expect(page.getByRole('heading', { name: text('signup.photo_title') })).toBeVisible();
  await page.goto(await linkInMail(me.email, '/activate/done'));
  await expect(page.getByRole('heading', { name: text('activation.done_title') })).toBeVisible();
  const { chats } = await other.session.call<{ chats: Chat[] }>('GET', '/api/chats.php');
  const from = chats.find(({ profile }) => profile.name === me.name)?.profile.id;
  const thread = await other.session.call<ChatThread>('GET', `/api/chat.php?profile=${from}`);
  expect(thread.messages.map((message) => message.text)).toEqual([words]);
});

test('a member who is not advertised, and a slug of another niche or language, return 404', async ({
  page,
}) => {
  const origin = originOf(amberlane);
  const { id } = await demoMember(amberlane);
  const unasked = await makeMember(amberlane);
  const paths = [
    `${unasked.id}/landing`,
    `${unasked.id}/landing2/eng`,
    'nobody/landing3',
    `${id}/landing/eng`,
    `${id}/landing2/en`,
    `${id}/landing3/bdsm-eng`,
    `${id}/landing4`,
    'nobody/signup',
  ];
  for (const path of paths) {
    expect((await page.goto(`${origin}/members/${path}`))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  }
});

test('a signup from a profile starts with a message to that member; members are redirected to the profile', async ({
  page,
  context,
}) => {
  const origin = originOf(amberlane);
  const { id } = await demoMember(amberlane);
  await page.goto(`${origin}/members/${id}/signup`);
  await expect(page).toHaveURL(`${origin}/signup?profile=${id}`);
  await expect(page.getByLabel(textsOf(amberlane)('signup.message'))).toBeVisible();
  await enter(context, await makeUnconfirmed(amberlane));
  for (const path of ['landing', 'landing2/eng', 'landing3', 'signup']) {
    await page.goto(`${origin}/members/${id}/${path}`);
    await expect(page, path).toHaveURL(`${origin}/members/${id}`);
  }
});
