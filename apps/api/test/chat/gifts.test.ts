import { giftCredits } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import { startApi, type TestApi } from '../support/api';
import { messageOf, sendGift, threadOf } from '../support/send-gift';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const premium = { paid_user: true, credits: 50 };

const startedBy = (id: string) =>
  api.db
    .selectFrom('account')
    .select(['credits', 'free_conversations_used'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a gift is delivered with its text and costs its credits', async () => {
  const [ann, ben] = [await api.member({ account: premium }), await api.member()];
  const answer = await sendGift(ann.browser, ben.id, 'rose', { text: ' For Sunday. ' });
  const message = messageOf(answer);
  expect(answer).toMatchObject({ status: 200, body: { credits: 47 } });
  expect(await threadOf(ben.browser, ann.id)).toEqual([
    { ...message, mine: false, text: 'For Sunday.', gift: 'rose', opened: false },
  ]);
});

test.each(['diamond', 'constructor', '__proto__', 'ROSE'])(
  '%s is not a gift and is refused',
  async (gift) => {
    const [ann, ben] = [await api.member({ account: premium }), await api.member()];
    const { status, body } = await sendGift(ann.browser, ben.id, gift);
    expect([status, (body as { code: string }).code]).toEqual([422, 'gift_unknown']);
    expect(await startedBy(ann.id)).toEqual({ credits: 50, free_conversations_used: 0 });
  },
);

test('the text of a gift is validated like a message', async () => {
  const [ann, ben] = [await api.member({ account: premium }), await api.member()];
  const codes = [];
  for (const text of ['\u200b', 'a'.repeat(2001)]) {
    const { body } = await sendGift(ann.browser, ben.id, 'rose', { text });
    codes.push((body as { code: string }).code);
  }
  expect(codes).toEqual(['message_empty', 'message_too_long']);
});

test('a free member can start a conversation with a paid gift, and cannot without the credits', async () => {
  const [ann, ben] = [await api.member(), await api.member()];
  const refused = await sendGift(ann.browser, ben.id, 'rose');
  expect(refused).toMatchObject({
    status: 402,
    body: { code: 'insufficient_credits', data: { credits: 0, cost: 3 } },
  });
  expect(await startedBy(ann.id)).toEqual({ credits: 0, free_conversations_used: 0 });

  const cleo = await api.member({ account: { credits: 3 } });
  const given = await sendGift(cleo.browser, ben.id, 'rose');
  expect(given).toMatchObject({ status: 200, body: { credits: 0, free_messages_left: 3 } });
  expect(await startedBy(cleo.id)).toEqual({ credits: 0, free_conversations_used: 1 });
  expect(await send(cleo.browser, ben.id, 'Free')).toMatchObject({
    status: 200,
    body: { credits: 0, free_messages_left: 2 },
  });
});

test('only its recipient can open a gift, and it stays opened', async () => {
  const [ann, ben, cleo] = [await api.member({ account: premium }), await api.member(), await api.member()];
  const { id } = messageOf(await sendGift(ann.browser, ben.id, 'star'));
  const text = messageOf(await send(ann.browser, ben.id, 'Hi'));
  const open = async (browser: typeof ann.browser, message: string) =>
    (await browser.put('/api/gift.php', { message })).status;
  expect([
    await open(ann.browser, id),
    await open(cleo.browser, id),
    await open(api.visitor(), id),
    await open(ben.browser, text.id),
  ]).toEqual([404, 404, 403, 404]);
  expect([await open(ben.browser, id), await open(ben.browser, id)]).toEqual([204, 204]);
  const opened = async (browser: typeof ann.browser, other: string) =>
    (await threadOf(browser, other)).map((message) => message.opened);
  expect([await opened(ben.browser, ann.id), await opened(ann.browser, ben.id)]).toEqual([
    [true, null],
    [null, null],
  ]);
});

test('a gift cannot be opened after its conversation was removed or its sender was blocked', async () => {
  const [ann, ben] = [await api.member({ account: premium }), await api.member()];
  const first = messageOf(await sendGift(ann.browser, ben.id, 'coffee')).id;
  const { body } = await ben.browser.get('/api/chat.php', { query: { profile: ann.id } });
  await ben.browser.delete('/api/chat.php', {
    conversation: (body as { conversation: string }).conversation,
  });
  const second = messageOf(await sendGift(ann.browser, ben.id, 'coffee')).id;
  await ben.browser.post('/api/block.php', { profile: ann.id });
  const statuses = [];
  for (const message of [first, second])
    statuses.push((await ben.browser.put('/api/gift.php', { message })).status);
  expect(statuses).toEqual([404, 403]);
});

test('a gift of an unconfirmed member is charged once and held until confirmation', async () => {
  const email = 'gives@oakmere.example';
  const ann = await api.member({
    account: { ...premium, status: 'not_confirmed', email },
    profile: { visible: false },
  });
  const ben = await api.member();
  await send(ann.browser, ben.id, 'First');
  const { id, status } = messageOf(await sendGift(ann.browser, ben.id, 'rose', { text: 'Then' }));
  expect([status, (await ben.browser.get('/api/chats.php')).body]).toEqual([
    'waiting',
    { chats: [], next_cursor: null },
  ]);
  expect((await ben.browser.put('/api/gift.php', { message: id })).status).toBe(404);
  const token = await makeToken(api.db, { purpose: 'activation', accountId: ann.id, email }, api.clock.now());
  await api.visitor().post('/api/activate.php', { token });
  expect((await threadOf(ben.browser, ann.id)).map(({ type, text, opened }) => [type, text, opened])).toEqual(
    [
      ['text', 'First', null],
      ['gift', 'Then', false],
    ],
  );
  expect(await startedBy(ann.id)).toMatchObject({ credits: 46 });
});

test('gifts are listed with their credits and with a price at the member’s cheapest credit rate', async () => {
  const paying = await api.member({ account: premium });
  const fresh = await api.member();
  const british = await api.member({ account: { ...premium, country: 'GB' } });
  const gifts = (price: number, currency: string) =>
    Object.entries(giftCredits).map(([id, credits]) => ({ id, credits, price: credits * price, currency }));
  expect([
    (await paying.browser.get('/api/gifts.php')).body,
    (await fresh.browser.get('/api/gifts.php')).body,
    (await british.browser.get('/api/gifts.php')).body,
  ]).toEqual([{ gifts: gifts(80, 'EUR') }, { gifts: gifts(60, 'EUR') }, { gifts: gifts(87, 'GBP') }]);
});
