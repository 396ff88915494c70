import { pollInterval } from '@heartwood/domain';
import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { openWithStream } from './environment/open-page';
import { demoMember } from './people/demo-member';
import { confirmAddress, enter, makeMember, makeUnconfirmed } from './people/made-member';
import { newcomer } from './people/newcomer';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const pollMs = pollInterval(false);
const matches = `${origin}/signup-matches?api_signup_complete=1`;

test('the signup ends at the matches, and the reminder goes once the email address is confirmed', async ({
  page,
  context,
}) => {
  const me = await makeUnconfirmed(amberlane);
  await enter(context, me);
  await page.clock.install();
  await page.goto(`${origin}/complete-signup?step=complete`);
  await page.getByRole('link', { name: text('signup.to_members') }).click();
  await expect(page).toHaveURL(matches);
  await expect(
    page.getByRole('heading', { level: 1, name: text('signup_matches.title', { name: me.name }) }),
  ).toBeVisible();
  await expect(page.getByText(text('signup_matches.waiting'))).toBeVisible();

  await expect(page.getByText(text('notices.confirm_short'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: text('notices.resend_short') }).click();
  const reminder = page.getByText(text('notices.sent'));
  await expect(reminder).toBeVisible();

  const heart = page.locator('#content').getByRole('listitem').first().getByRole('button');
  await heart.click();
  await expect
    .poll(async () => {
      const { profiles } = await me.session.call<{ profiles: unknown[] }>('GET', '/api/likes.php');
      return profiles.length;
    })
    .toBe(1);

  await confirmAddress(me);
  await page.clock.fastForward(pollMs);
  await expect(reminder).toBeHidden();
  await expect(page.getByText(text('signup_matches.waiting'))).toBeHidden();
  const missingPhoto = page.getByText(text('notices.photo_title'), { exact: true });
  await expect(missingPhoto).toBeHidden();

  await page.getByRole('link', { name: text('signup_matches.all') }).click();
  await expect(page).toHaveURL(`${origin}/members`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(missingPhoto).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(matches);
});

test('a signup for a gift ends at the gifts for that member', async ({ page, context }) => {
  const { id, name } = await demoMember(amberlane);
  await enter(context, await makeUnconfirmed(amberlane));
  await page.goto(`${origin}/complete-signup?step=complete&profile=${id}&wish=gift`);
  await page.getByRole('link', { name: text('signup.to_gifts') }).click();
  await expect(page.getByRole('heading', { name: text('gifts.for', { name }) })).toBeVisible();
  await expect(page.getByRole('radio', { name: text('gifts.coffee') })).toBeVisible();
});

test(
  'on a phone the reminder is a modal, and closing it hides the reminder',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    await enter(context, await makeUnconfirmed(amberlane));
    await page.goto(matches);
    const modal = page.getByRole('dialog', { name: text('notices.confirm_title') });
    await expect(modal).toBeVisible();
    await modal.getByRole('button', { name: text('notices.confirm_close') }).click();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(`${origin}/signup-matches`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText(text('notices.confirm_short'), { exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText(text('notices.confirm_short'), { exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
  },
);

test('the reminder suggests a corrected email address before scripts load', async ({ page, context }) => {
  const { email } = newcomer();
  const typed = email.replace('walk.example', 'gmial.com');
  await enter(context, await makeUnconfirmed(amberlane, { email: typed }));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${origin}/likes`);
  const better = text('notices.did_you_mean', { email: typed.replace('gmial', 'gmail') });
  await expect(page.getByText(better)).toBeVisible();
  await expect(page.getByRole('link', { name: text('notices.correct') })).toHaveAttribute(
    'href',
    '/settings/email',
  );
});

test('the photo notice does not show on excluded pages, or again once closed', async ({ page, context }) => {
  await enter(context, await makeMember(amberlane));
  const notice = page.getByText(text('notices.photo_title'), { exact: true });
  await page.goto(`${origin}/premium`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await openWithStream(page, `${origin}/likes`);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: text('actions.close') }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
