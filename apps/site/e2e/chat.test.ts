import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { hydrated } from './environment/open-page';
import { say, thread } from './people/conversation';
import { flipSwitch } from './people/flip-switch';
import { buyCredits, enter, makeMember, sendText, type MadeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const unread = 60;

async function open(page: Page, context: BrowserContext, me: MadeMember, other: MadeMember) {
  await enter(context, me);
  const streaming = page.waitForResponse('**/api/events.php');
  await page.goto(`${origin}/members/${other.id}/chat`);
  await streaming;
  return thread(page, text, other.name);
}

async function writeMany(from: MadeMember, to: MadeMember): Promise<void> {
  await buyCredits(from, 100);
  for (let count = 1; count <= unread; count += 1) await sendText(from, to.id, `Line ${count} of many`);
}

test(
  'a conversation opens at the first unread message, is searchable, and returns to the newest message',
  {
    tag: '@phone',
  },
  async ({ page, context }) => {
    const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
    await writeMany(other, me);
    const messages = await open(page, context, me, other);
    const line = (count: number) => messages.getByText(`Line ${count} of many`);
    await expect(messages.getByText(text('chat.new_messages', { count: unread }))).toBeInViewport();
    await expect(line(1)).toBeInViewport();
    expect(await messages.locator('[data-message]').count()).toBeLessThanOrEqual(unread);

    await page.getByRole('link', { name: text('chat.newer') }).click();
    await expect(line(unread)).toBeInViewport();
    await expect(line(1)).not.toBeInViewport();

    await page.keyboard.press('Control+F');
    const field = page.getByRole('searchbox', { name: text('chat.find') });
    await field.fill('line 7 OF');
    const found = page.getByRole('search').getByRole('status');
    await expect(found).toHaveText(text('chat.found', { at: 1, count: 1 }));
    await expect(messages.locator('mark')).toHaveText('Line 7 of');
    await expect(messages.locator('mark')).toBeInViewport();
    await field.fill('nobody said this');
    await expect(found).toHaveText(text('chat.find_none', { text: 'nobody said this' }));
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(line(unread)).toBeInViewport();
    await page.reload();
    await expect(line(unread)).toBeInViewport();
    await expect(messages.getByText(text('chat.new_messages', { count: unread }))).toHaveCount(0);
  },
);

test('members see each other typing and reading until one turns it off; a failed message blocks no other @phone', async ({
  page,
  context,
  browser,
}, info) => {
  const [me, other, third] = await Promise.all([
    makeMember(amberlane),
    makeMember(amberlane),
    makeMember(amberlane),
  ]);
  await buyCredits(me, 100);
  await sendText(other, me.id, 'Are you there?');
  const mine = await open(page, context, me, other);
  const otherContext = await browser.newContext({ ...info.project.use, locale: 'en' });
  const otherPage = await otherContext.newPage();
  const theirs = await open(otherPage, otherContext, other, me);
  await expect(theirs.getByText(text('chat.read'))).toHaveCount(1);

  await otherPage.getByLabel(text('chat.field')).pressSequentially('Just a mo');
  const head = page.getByRole('banner').or(page.locator('header'));
  const typing = head.getByText(text('chat.typing', { name: other.name }));
  await expect(typing).toBeVisible();
  await say(otherPage, text, 'Here is what I meant');
  await expect(mine.getByText('Here is what I meant')).toBeVisible();
  await expect(typing).toBeHidden();
  await expect(theirs.getByText(text('chat.read'))).toHaveCount(1);

  await page.route('**/api/chat.php', (route) => route.fulfill({ status: 500, body: '' }));
  await say(page, text, 'The first try');
  const retry = mine.getByRole('button', { name: text('actions.retry') });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/chat.php');
  await say(page, text, 'The second goes out');
  await expect(theirs.getByText('The second goes out')).toBeVisible();
  await expect(theirs.getByText('The first try')).toHaveCount(0);
  await retry.click();
  await expect(theirs.getByText('The first try')).toBeVisible();
  await expect(mine.getByText(text('chat.read'))).toHaveCount(1);

  await otherPage.goto(`${origin}/settings`);
  await hydrated(otherPage);
  await flipSwitch(otherPage, text('settings.read'));
  await flipSwitch(otherPage, text('settings.typing'));
  await open(otherPage, otherContext, other, me);
  const read = otherPage.waitForResponse(
    (answer) => answer.url().endsWith('/api/chat.php') && answer.request().method() === 'PUT',
  );
  await say(page, text, 'You need not answer');
  await expect(theirs.getByText('You need not answer')).toBeVisible();
  await read;
  const signalled = otherPage.waitForResponse('**/api/typing.php');
  await otherPage.getByLabel(text('chat.field')).pressSequentially('I would');
  await signalled;
  // Comes after the page's events about the other member.
  await sendText(third, me.id, 'Somebody else writes');
  await expect(page).toHaveTitle(/^\(1\) /);
  expect(await typing.isVisible()).toBe(false);
  await page.reload();
  await expect(mine.getByText('You need not answer')).toBeVisible();
  await expect(mine.getByText(text('chat.read'))).toHaveCount(0);
  await otherPage.reload();
  await expect(theirs.getByText('You need not answer')).toBeVisible();
  await expect(theirs.getByText(text('chat.read'))).toHaveCount(0);
  await otherContext.close();
});
