import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailEventSignature } from '../../src/notifications/mail-event-signature';
import { engine, startApi, type TestApi } from '../support/api';

const secret = 'a-secret-of-the-mail-provider-of-tests';
const path = '/api/mail-event.php';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { MAIL_EVENT_SECRET: secret } });
});
afterAll(() => api.close());

interface Telling {
  by?: TestApi;
  key?: string;
  /** Seconds between the signature and now. */
  age?: number;
  signature?: string;
}

function report(events: object[], { by = api, key = secret, age = 0, signature }: Telling = {}) {
  const body = { events };
  const seconds = Math.floor(by.clock.now().getTime() / 1000) - age;
  const signed = mailEventSignature(key, seconds, Buffer.from(JSON.stringify(body)));
  return by.visitor().post(path, body, { headers: { 'x-signature': signature ?? signed } });
}

async function addressee(): Promise<{ id: string; email: string }> {
  const { id } = await api.member();
  return api.db.selectFrom('account').select(['id', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
}

async function stopped(id: string): Promise<string[]> {
  const { notifications_disabled } = await api.db
    .selectFrom('account')
    .select('notifications_disabled')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return notifications_disabled;
}

const at = '2026-03-02T11:59:00Z';

test.each([
  [{ type: 'bounce', permanent: true, at }, ['bounce']],
  [{ type: 'bounce', permanent: false, at }, []],
  [{ type: 'bounce', at }, []],
  [{ type: 'complaint', at }, ['spam_complaint']],
  [{ type: 'unsubscribe' }, ['list_unsubscribe']],
])('%j disables mails with the reasons %j, once', async (event, reasons) => {
  const [{ id, email }, other] = [await addressee(), await addressee()];
  const repeated = { ...event, email: email.toUpperCase() };
  expect([(await report([repeated])).status, (await report([repeated, repeated])).status]).toEqual([
    204, 204,
  ]);
  expect([await stopped(id), await stopped(other.id)]).toEqual([reasons, []]);
});

test('several events in one call all apply, and unknown addresses are ignored', async () => {
  const [one, two] = [await addressee(), await addressee()];
  const { status } = await report([
    { type: 'bounce', permanent: true, email: one.email },
    { type: 'complaint', email: one.email },
    { type: 'unsubscribe', email: two.email },
    { type: 'complaint', email: 'nobody@oakmere.example' },
    { type: 'complaint', email: 'no address' },
  ]);
  expect([status, await stopped(one.id), await stopped(two.id)]).toEqual([
    204,
    ['bounce', 'spam_complaint'],
    ['list_unsubscribe'],
  ]);
  expect((await report([])).status).toBe(204);
});

test('calls with a wrong, missing or old signature return 403 and change nothing', async () => {
  const { id, email } = await addressee();
  const events = [{ type: 'complaint', email }];
  const elsewhere = await startApi();
  const answers = [
    await report(events, { key: 'another secret of thirty-two letters' }),
    await report(events, { signature: '' }),
    await report(events, { signature: 't=now,v1=00' }),
    await report(events, { age: 301 }),
    await report(events, { age: -301 }),
    await report(events, { by: elsewhere, key: '' }),
  ];
  await elsewhere.close();
  expect(answers).toMatchObject(answers.map(() => ({ status: 403, body: { code: 'forbidden' } })));
  expect(await stopped(id)).toEqual([]);
  expect((await report(events, { age: 299 })).status).toBe(204);
  expect(await stopped(id)).toEqual(['spam_complaint']);
});

test('a repeated call does not disable mails that the member has enabled again', async () => {
  const { id, email } = await addressee();
  const events = [{ type: 'complaint', email }];
  expect((await report(events)).status).toBe(204);
  await api.db.updateTable('account').set({ notifications_disabled: [] }).where('id', '=', id).execute();
  expect([(await report(events)).status, await stopped(id)]).toEqual([204, []]);
  api.clock.pass(1);
  expect([(await report(events)).status, await stopped(id)]).toEqual([204, ['spam_complaint']]);
});

test.each(['0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z', '2017-01-01T00:59:60.5+01:00'])(
  'an event of %s is as good as any other',
  async (at) => {
    const { id, email } = await addressee();
    expect((await report([{ type: 'unsubscribe', email, at }])).status).toBe(204);
    expect(await stopped(id)).toEqual(['list_unsubscribe']);
  },
);

test('a late retry, signed anew, does not stop mails that the member has turned on since', async () => {
  const { id, browser } = await api.member();
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const now = () => api.clock.now().toISOString();
  const earlier = { type: 'complaint', email, at: now() };
  expect([(await report([earlier])).status, await stopped(id)]).toEqual([204, ['spam_complaint']]);
  api.clock.pass(60);
  expect((await browser.put('/api/notifications.php', { mail_stopped: [] })).status).toBe(200);
  const turnedOn = now();
  api.clock.pass(600);
  expect([(await report([earlier])).status, await stopped(id)]).toEqual([204, []]);
  const later = [earlier, { type: 'bounce', permanent: true, email, at: turnedOn }];
  expect([(await report(later)).status, await stopped(id)]).toEqual([204, ['bounce']]);
  const undated = [{ type: 'unsubscribe', email }, earlier];
  expect([(await report(undated)).status, await stopped(id)]).toEqual([204, ['bounce', 'list_unsubscribe']]);
});

test.runIf(engine === 'postgres')(
  'twenty parallel calls for the same addresses record every reason',
  async () => {
    const people = await Promise.all(Array.from({ length: 5 }, addressee));
    const kinds = [{ type: 'complaint' }, { type: 'unsubscribe' }, { type: 'bounce', permanent: true }];
    const calls = Array.from({ length: 20 }, (_, call) => {
      const events = people.map(({ email }) => ({ ...kinds[call % 3], email }));
      return report(call % 2 ? events : events.toReversed());
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 204));
    const reasons = await Promise.all(people.map(({ id }) => stopped(id)));
    expect(reasons).toEqual(people.map(() => ['bounce', 'list_unsubscribe', 'spam_complaint']));
  },
);
