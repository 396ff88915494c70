import type { Message } from '@heartwood/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { giftContent, photoContent, textContent, type Content } from '../../src/chat/content';
import { send } from '../../src/chat/send';
import { makeToken } from '../../src/accounts/tokens';
import { chatPhotoJson } from '../../src/photos/chat-photo';
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
function newPhoto(): Content {
  const key = () => String((keys += 1)).padStart(32, '0');
  const paths = {
    key: key(),
    thumb_key: key(),
    match_key: key(),
    blurred_key: key(),
    blurred_thumb_key: key(),
  };
  return photoContent({ id: randomUUID(), ...paths, width: 800, height: 1000, tone: '#aabbcc' });
}

const shownTo = ({ photo }: Content, mine: boolean) => photo && chatPhotoJson(photo, { mine, refund: 0 });

function sendContent(senderId: string, recipientId: string, content: Content) {
  const brand = api.application.services.brands.byId('oakmere');
  if (!brand) throw new Error('Brand not found.');
  return api.application.services.inTransaction((scope) =>
    send(scope, { senderId, recipientId, brand, content }),
  );
}

const gift = (id: string) => giftContent(id, null);

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

test('text, gift and photo are each delivered, charged at their own price and sent as events', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  const photo = newPhoto();
  const sent: Awaited<ReturnType<typeof sendContent>>[] = [];
  for (const content of [textContent('Hi'), gift('rose'), photo])
    sent.push(await sendContent(ann.id, ben.id, content));
  const common = { mine: false, status: 'delivered', created: api.clock.now().toISOString() };
  const expected = [
    { seq: 1, type: 'text', text: 'Hi', gift: null, opened: null, photo: null, ...common },
    { seq: 2, type: 'gift', text: null, gift: 'rose', opened: false, photo: null, ...common },
    { seq: 3, type: 'photo', text: null, gift: null, opened: null, photo: shownTo(photo, false), ...common },
  ].map((message, index) => ({ ...message, id: sent[index]?.message.id }));
  const asSent = expected.map((message) => ({
    ...message,
    mine: true,
    opened: null,
    photo: message.photo && shownTo(photo, true),
  }));
  expect(await threadOf(ben.browser, ann.id)).toEqual(expected);
  expect(sent.map(({ message }) => message)).toEqual(asSent);
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
    expected.flatMap((message, index) => [
      { account_id: ben.id, data: { conversation, profile: ann.id, message } },
      { account_id: ann.id, data: { conversation, profile: ben.id, message: asSent[index] } },
    ]),
  );
});

test('an unconfirmed member’s text, gift and photo are held, and delivered unchanged after confirmation', async () => {
  const ann = await api.member({
    account: { ...premium, status: 'not_confirmed', email: 'waits@oakmere.example' },
    profile: { visible: false },
  });
  const ben = await api.member();
  const photo = newPhoto();
  for (const content of [textContent('Hi'), gift('rose'), photo]) await sendContent(ann.id, ben.id, content);
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
    [3, 'photo', null, null, shownTo(photo, true), 'waiting'],
  ]);
  const owner = { purpose: 'activation', accountId: ann.id, email: 'waits@oakmere.example' } as const;
  const token = await makeToken(api.db, owner, api.clock.now());
  expect((await ann.browser.post('/api/activate.php', { token })).status).toBe(200);
  const delivered = waiting.map((message) => ({ ...message, status: 'delivered' }));
  expect([await threadOf(ann.browser, ben.id), await threadOf(ben.browser, ann.id)]).toEqual([
    delivered,
    delivered.map((message) => ({
      ...message,
      mine: false,
      opened: message.type === 'gift' ? false : null,
      photo: message.photo && shownTo(photo, false),
    })),
  ]);
  expect(await debits(ann.id)).toEqual(kinds);
});

test('a gift the brand does not have is refused and starts no conversation', async () => {
  const ann = await api.member({ account: premium });
  const ben = await api.member();
  await expect(sendContent(ann.id, ben.id, gift('diamond'))).rejects.toMatchObject({
    code: 'gift_unknown',
  });
  expect([await threadOf(ann.browser, ben.id), await debits(ann.id)]).toEqual([[], []]);
});
