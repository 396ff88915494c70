import type { Message } from '@heartwood/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textContent, type Content } from '../../src/chat/content';
import { send } from '../../src/chat/send';
import { makeToken } from '../../src/accounts/tokens';
import { photoJson, type StoredPhoto } from '../../src/photos/photo-json';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    settings: { message_credits: 1, photo_credits: 3, gift_credits: { rose: 2, coffee: 5 } },
  });
});
afterAll(() => api.close());

const premium = { paid_user: true, credits: 50 };

let keys = 0;
async function photoOf(accountId: string): Promise<StoredPhoto> {
  const key = () => String((keys += 1)).padStart(32, '0');
  const { created_at: _, ...photo } = await api.db
    .insertInto('photo')
    .values({
      account_id: accountId,
      key: key(),
      thumb_key: key(),
      match_key: key(),
      blurred_key: key(),
      blurred_thumb_key: key(),
      width: 800,
      height: 600,
      tone: '#aabbcc',
      private: true,
      created_at: api.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return photo;
}

function sendContent(senderId: string, recipientId: string, content: Content) {
  const brand = api.application.services.brands.byId('oakmere');
  if (!brand) throw new Error('The brand is not there.');
  return api.application.services.inTransaction((scope) =>
    send(scope, { senderId, recipientId, brand, content }),
  );
}

const gift = (id: string): Content => ({ type: 'gift', text: null, gift: id, photo: null });
const picture = (photo: StoredPhoto): Content => ({ type: 'photo', text: 'Us', gift: null, photo });

async function threadOf(browser: Browser, profile: string): Promise<Message[]> {
  const { body } = await browser.get('/api/chat.php', { query: { profile } });
  return (body as { messages: Message[] }).messages;
}

const debits = (accountId: string) =>
  api.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'balance_after'])
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'test')
    .orderBy('id')
    .execute();

const kinds = [
  { kind: 'message', amount: -1, balance_after: 49 },
  { kind: 'gift', amount: -2, balance_after: 47 },
  { kind: 'photo', amount: -3, balance_after: 44 },
];

test('a text, a gift and a photo go one way, each at its own price', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  const photo = await photoOf(ann.id);
  const sent: Awaited<ReturnType<typeof sendContent>>[] = [];
  for (const content of [textContent('Hi'), gift('rose'), picture(photo)])
    sent.push(await sendContent(ann.id, ben.id, content));
  const common = { mine: false, status: 'delivered', created: api.clock.now().toISOString() };
  const expected = [
    { seq: 1, type: 'text', text: 'Hi', gift: null, photo: null, ...common },
    { seq: 2, type: 'gift', text: null, gift: 'rose', photo: null, ...common },
    { seq: 3, type: 'photo', text: 'Us', gift: null, photo: photoJson(photo), ...common },
  ].map((message, index) => ({ ...message, id: sent[index]?.message.id }));
  expect(await threadOf(ben.browser, ann.id)).toEqual(expected);
  expect(sent.map(({ message }) => message)).toEqual(expected.map((message) => ({ ...message, mine: true })));
  expect(sent.map(({ credits }) => credits)).toEqual([49, 47, 44]);
  expect(await debits(ann.id)).toEqual(kinds);
  const events = await api.db
    .selectFrom('event')
    .select(['account_id', 'data'])
    .where('account_id', 'in', [ann.id, ben.id])
    .orderBy('id')
    .execute();
  const conversation = sent[0]?.conversationId;
  expect(events).toEqual(
    expected.flatMap((message) => [
      { account_id: ben.id, data: { conversation, profile: ann.id, message } },
      { account_id: ann.id, data: { conversation, profile: ben.id, message: { ...message, mine: true } } },
    ]),
  );
});

test('an unconfirmed member’s text, gift and photo are paid at once, wait as they are, and are delivered as they were', async () => {
  const ann = await api.member({
    account: { ...premium, status: 'not_confirmed', email: 'waits@oakmere.example' },
    profile: { visible: false },
  });
  const ben = await api.member();
  const photo = await photoOf(ann.id);
  for (const content of [textContent('Hi'), gift('rose'), picture(photo)])
    await sendContent(ann.id, ben.id, content);
  const waiting = await threadOf(ann.browser, ben.id);
  expect(
    waiting.map(({ seq, type, text, gift: given, photo: shown, status }) => [
      seq,
      type,
      text,
      given,
      shown,
      status,
    ]),
  ).toEqual([
    [1, 'text', 'Hi', null, null, 'waiting'],
    [2, 'gift', null, 'rose', null, 'waiting'],
    [3, 'photo', 'Us', null, photoJson(photo), 'waiting'],
  ]);
  const owner = { purpose: 'activation', accountId: ann.id, email: 'waits@oakmere.example' } as const;
  const token = await makeToken(api.db, owner, api.clock.now());
  expect((await ann.browser.post('/api/activate.php', { token })).status).toBe(200);
  const delivered = waiting.map((message) => ({ ...message, status: 'delivered' }));
  expect([await threadOf(ann.browser, ben.id), await threadOf(ben.browser, ann.id)]).toEqual([
    delivered,
    delivered.map((message) => ({ ...message, mine: false })),
  ]);
  expect(await debits(ann.id)).toEqual(kinds);
});

test('a gift that the brand doesn’t have is refused and begins nothing', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  await expect(sendContent(ann.id, ben.id, gift('diamond'))).rejects.toMatchObject({
    code: 'invalid_fields',
    details: { fields: { gift: 'not_in_list' } },
  });
  expect([await threadOf(ann.browser, ben.id), await debits(ann.id)]).toEqual([[], []]);
});

test('a free gift uses up a free message', async () => {
  const ann = await api.member();
  const ben = await api.member();
  const { credits, freeMessagesLeft } = await sendContent(ann.id, ben.id, gift('coffee'));
  expect([credits, freeMessagesLeft, await debits(ann.id)]).toEqual([0, 2, []]);
});
