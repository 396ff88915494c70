import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { demoMember } from './people/demo-member';
import { enter, makeMember, sendText } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const profileOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
const number = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

test('a message is reported from the conversation, keeps its number, and is in the list of reports @phone', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await sendText(other, me.id, 'You will be sorry.');
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}/chat`);
  const report = page.getByRole('dialog');
  const send = report.getByRole('button', { name: text('report.submit') });
  async function ask() {
    await page.getByLabel(text('chat.menu')).first().click();
    await page.getByRole('link', { name: text('chat.report', { name: other.name }) }).click();
    await expect(report.getByLabel(text('report.subject')).locator('option:checked')).toHaveText(
      text('report.subject_message', { text: 'You will be sorry.' }),
    );
  }
  await ask();
  await send.click();
  await expect(report.getByText(text('errors.field.required'))).toBeVisible();
  await report.getByLabel(text('report.reason_harassment')).check();
  await report.getByLabel(text('report.words')).fill('Out of nowhere.');
  await send.click();
  await expect(report.getByRole('heading', { name: text('report.sent_title') })).toBeVisible();
  const reference = (await report.getByText(number).textContent()) ?? '';
  await report
    .getByRole('button', { name: text('actions.close') })
    .last()
    .click();
  await expect(report).toBeHidden();

  await ask();
  await report.getByLabel(text('report.reason_harassment')).check();
  await send.click();
  await expect(report.getByRole('heading', { name: text('report.again_title') })).toBeVisible();
  await expect(report.getByText(reference, { exact: true })).toBeVisible();
  await report.getByRole('link', { name: text('report.list') }).click();
  await expect(page).toHaveURL(`${origin}/settings/reports`);
  const row = page.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText(text('settings.report_message', { name: other.name }));
  await expect(row).toContainText(text('report.status_open'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a profile is reported on a page', async ({ page, context }) => {
    const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
    await enter(context, me);
    await page.goto(`${origin}/members/${other.id}`);
    await page.getByLabel(text('profile_view.more')).first().click();
    await page.getByRole('link', { name: text('profile_view.report', { name: other.name }) }).click();
    await page.getByLabel(text('report.reason_fake')).check();
    await page.getByRole('button', { name: text('report.submit') }).click();
    await expect(page.getByText(number)).toBeVisible();
  });
});

test('a profile leads to the next and the previous one, and back to the position in the search', async ({
  page,
  context,
}) => {
  await enter(context, await demoMember(amberlane, 'free'));
  const search = `${origin}/members?gender=all&country=all`;
  await page.goto(search);
  const cards = page.locator('main a[href^="/members/"]');
  const shown = await cards.evaluateAll((links) =>
    links.map((link) => ({ href: link.getAttribute('href'), name: link.textContent?.split(',')[0] ?? '' })),
  );
  async function seeProfile(index: number) {
    await expect(page).toHaveURL(`${origin}${shown[index]?.href}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown[index]?.name ?? 'nobody');
    await expect(profileOf(page)).not.toHaveAttribute('aria-busy');
  }
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  await cards.nth(8).scrollIntoViewIfNeeded();
  const before = await height();
  expect(before).toBeGreaterThan(0);
  await cards.nth(8).click();
  await seeProfile(8);
  await page.getByRole('button', { name: text('profile_view.next_member', { name: '' }) }).click();
  await seeProfile(9);
  await page.keyboard.press('ArrowRight');
  await seeProfile(10);
  await page.keyboard.press('ArrowLeft');
  await seeProfile(9);
  await page.getByRole('link', { name: text('profile_view.back') }).click();
  await expect(page).toHaveURL(search);
  await expect.poll(height).toBe(before);
});

test('a profile shows the data of its card at once, and the rest when it has loaded', async ({
  page,
  context,
}) => {
  await enter(context, await demoMember(amberlane, 'free'));
  await page.goto(`${origin}/members`);
  const card = page.locator('main a[href^="/members/"]').nth(2);
  const name = ((await card.textContent()) ?? '').split(',')[0] ?? '';
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/members\/[\w-]+\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await card.click();
  await expect(page).toHaveURL(/\/members\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(profileOf(page)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(profileOf(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { name: text('profile_view.similar') })).toBeVisible();
});
