import type { User } from '@heartwood/api-contract';
import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { openWithStream } from './environment/open-page';
import { say, thread } from './people/conversation';
import { buyCredits, enter, makeMember, sendText } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

test(
  'a gift is opened and answered, a photo accepted or refunded, and a removed conversation returns with the next message',
  { tag: '@phone' },
  async ({ browser }, info) => {
    const [giver, taker] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
    await buyCredits(giver, 15);
    await buyCredits(taker, 15);
    await sendText(taker, giver.id, 'Hello from over here');
    const creditsOf = async () =>
      (await giver.session.call<{ user: User }>('GET', '/api/user.php')).user.credits;
    const before = await creditsOf();

    const [mine, theirs] = [
      await browser.newContext(info.project.use),
      await browser.newContext(info.project.use),
    ];
    await enter(mine, giver);
    await enter(theirs, taker);
    const [page, other] = [await mine.newPage(), await theirs.newPage()];
    await openWithStream(page, `${origin}/members/${taker.id}/chat?gift=1`);
    await openWithStream(other, `${origin}/members/${giver.id}/chat`);
    const own = thread(page, text, taker.name);
    const shown = thread(other, text, giver.name);

    await page.getByRole('radio', { name: text('gifts.coffee') }).check({ force: true });
    await page.getByLabel(text('gifts.line')).fill('For Sunday');
    await page.getByRole('button', { name: text('gifts.give'), exact: true }).click();
    await expect(own.getByText(text('gifts.coffee'))).toBeVisible();
    await expect(page).not.toHaveURL(/gift=/);

    await shown.getByRole('button', { name: text('gifts.open') }).click();
    const opened = other.getByRole('dialog');
    await expect(opened.getByRole('heading', { name: text('gifts.coffee') })).toBeVisible();
    await expect(opened.getByText('For Sunday')).toBeVisible();
    await opened.getByRole('button', { name: text('gifts.thank') }).click();
    const thanks = text('gifts.thanks', { gift: text('gifts.coffee') });
    await expect(other.getByLabel(text('chat.field'))).toHaveValue(thanks);
    await other.getByRole('button', { name: text('actions.send'), exact: true }).click();
    await expect(own.getByText(thanks)).toBeVisible();

    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 400 } });
    const file = { name: 'terrace.png', mimeType: 'image/png', buffer };
    const sendPhoto = async () => {
      await page.getByRole('button', { name: text('chat_photos.button') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(text('chat_photos.pick')).setInputFiles(file);
      await expect(sheet.getByRole('img', { name: text('chat_photos.preview') })).toBeVisible();
      await sheet.getByRole('button', { name: text('actions.send'), exact: true }).click();
      await expect(own.getByText(text('chat_photos.waiting', { name: taker.name }))).toBeVisible();
    };
    await sendPhoto();
    await shown.getByRole('button', { name: text('chat_photos.accept') }).click();
    await expect(
      shown.getByRole('link', { name: text('chat.photo_of', { name: giver.name }) }),
    ).toBeVisible();
    await expect(own.getByText(text('chat_photos.waiting', { name: taker.name }))).toBeHidden();

    await sendPhoto();
    await shown.getByRole('button', { name: text('chat_photos.decline') }).click();
    await expect(shown.getByText(text('chat_photos.declined_own'))).toBeVisible();
    await expect(own.getByText(text('chat_photos.declined', { name: taker.name }))).toBeVisible();
    await expect(own.getByText(text('chat_photos.returned', { count: 2 }))).toBeVisible();
    expect(await creditsOf()).toBe(before - 4);

    await page.getByLabel(text('chat.menu')).first().click();
    await page.getByRole('button', { name: text('chat.remove') }).click();
    await expect(page).toHaveURL(`${origin}/chats`);
    const listed = page.getByRole('main').getByRole('link', { name: new RegExp(`^${taker.name}`) });
    await expect(listed).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(listed).toHaveCount(0);
    await expect(shown.getByText(thanks)).toBeVisible();
    await say(other, text, 'One more thing');
    await expect(listed).toBeVisible();
    await mine.close();
    await theirs.close();
  },
);

test('conversation starters fill the message field without replacing its text @phone', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await openWithStream(page, `${origin}/members/${other.id}/chat`);
  const field = page.getByLabel(text('chat.field'));
  const choose = async (line: string) => {
    await page.getByRole('button', { name: text('icebreaker.open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text(line) })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await choose('icebreaker.line_4');
  await expect(field).toHaveValue(text('icebreaker.line_4'));
  await field.fill('My own words');
  await choose('icebreaker.line_2');
  await expect(field).toHaveValue('My own words');
});

test('an emoji is added to the message field', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await openWithStream(page, `${origin}/members/${other.id}/chat`);
  const field = page.getByLabel(text('chat.field'));
  await field.fill('My own words');
  await page.getByRole('button', { name: text('emoji.button') }).click();
  await page.getByLabel(text('emoji.search')).fill('rose');
  await page.getByRole('button', { name: 'rose', exact: true }).click();
  await expect(field).toHaveValue('My own words🌹');
});

test('an unaffordable gift links to the credits, and is still selected on return', async ({
  page,
  context,
}) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await buyCredits(me, 15);
  await enter(context, me);
  await openWithStream(page, `${origin}/members/${other.id}/chat?gift=1`);
  const star = page.getByRole('radio', { name: text('gifts.star') });
  await star.check({ force: true });
  await expect(page.getByText(text('gifts.missing', { count: 25 }))).toBeVisible();
  const topUp = page.getByRole('link', { name: text('chat.top_up') }).last();
  const back = new URL((await topUp.getAttribute('href')) ?? '', origin).searchParams.get('to') ?? '';
  await page.goto(`${origin}${back}`);
  await expect(star).toBeChecked();

  await page.getByRole('button', { name: text('gifts.smaller', { gift: text('gifts.balloon') }) }).click();
  const smaller = page.getByRole('radio', { name: text('gifts.balloon') });
  await expect(smaller).toBeChecked();
  await expect(smaller).toBeFocused();
});
