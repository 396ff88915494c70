import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { LIMITS: 'on' } });
});
afterAll(() => api.close());

const premium = { paid_user: true, credits: 50 };
const nobody = '00000000-0000-4000-8000-000000000000';
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const pair = async () => [await api.member({ account: premium }), await api.member()] as const;

const counted = (id: string) =>
  api.db
    .selectFrom('message_limit')
    .select(['burst', 'hour'])
    .where('account_id', '=', id)
    .executeTakeFirst();

test('a message counts in both rate limit windows, in the transaction that sends it', async () => {
  const [ann, ben] = await pair();
  await send(ann.browser, ben.id, 'Hi');
  const { rows } = await sql`
    select burst, hour, burst_ends_at, hour_ends_at, message_limit.xmin = message.xmin as together
    from message_limit join message on message.sender_id = message_limit.account_id
    where account_id = ${ann.id}`.execute(api.db);
  const now = api.clock.now().getTime();
  expect(rows).toEqual([
    {
      burst: 1,
      hour: 1,
      burst_ends_at: new Date(now + 10_000),
      hour_ends_at: new Date(now + 3_600_000),
      together: true,
    },
  ]);
});

test('five messages are allowed in ten seconds, and more after that', async () => {
  const [ann, ben] = await pair();
  const statuses: number[] = [];
  const attempt = async (text: string) => statuses.push((await send(ann.browser, ben.id, text)).status);
  for (const text of times(6)) await attempt(String(text));
  api.clock.pass(9);
  await attempt('too early');
  api.clock.pass(1);
  await attempt('in time');
  expect([statuses, await counted(ann.id)]).toEqual([
    [200, 200, 200, 200, 200, 429, 429, 200],
    { burst: 1, hour: 8 },
  ]);
});

test('three hundred messages are allowed in an hour, and the next returns 429 with Retry-After', async () => {
  const [ann, ben] = await pair();
  await send(ann.browser, ben.id, 'first');
  await api.db.updateTable('message_limit').set({ hour: 299 }).where('account_id', '=', ann.id).execute();
  api.clock.pass(600);
  const last = await send(ann.browser, ben.id, 'three hundredth');
  const refused = await send(ann.browser, ben.id, 'one more');
  api.clock.pass(3000);
  const later = await send(ann.browser, ben.id, 'in the next hour');
  expect([last, refused, later].map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [200, null],
    [429, '3000'],
    [200, null],
  ]);
});

test('of twelve parallel messages five are sent, and ten are counted in the database', async () => {
  const [ann, ben] = await pair();
  const answers = await Promise.all(times(12).map((text) => send(ann.browser, ben.id, String(text))));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect([statuses, await counted(ann.id)]).toEqual([
    [...times(5).map(() => 200), ...times(7).map(() => 429)],
    { burst: 10, hour: 10 },
  ]);
});

test('a refused message counts once', async () => {
  const [ann, ben] = await pair();
  const poor = await api.member({ account: { paid_user: true } });
  const attempts = [
    await send(ann.browser, nobody, 'to nobody'),
    await send(ann.browser, ben.id, ' '),
    await send(ann.browser, ann.id, 'to myself'),
    await send(poor.browser, ben.id, 'without credits'),
  ];
  expect([attempts.map(({ status }) => status), await counted(ann.id), await counted(poor.id)]).toEqual([
    [404, 422, 422, 402],
    { burst: 3, hour: 3 },
    { burst: 1, hour: 1 },
  ]);
});

test('a message repeated with the same idempotency key is not counted', async () => {
  const [ann, ben] = await pair();
  for (const _ of times(8)) await send(ann.browser, ben.id, 'once', 'key');
  const others: number[] = [];
  for (const text of times(5)) others.push((await send(ann.browser, ben.id, String(text))).status);
  expect([others, await counted(ann.id)]).toEqual([[200, 200, 200, 200, 429], { burst: 6, hour: 6 }]);
});

test('six parallel messages with one idempotency key count once and get the same response', async () => {
  const [ann, ben] = await pair();
  const answers = await Promise.all(times(6).map(() => send(ann.browser, ben.id, 'once', 'at-once')));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect([answers[0]?.status, await counted(ann.id)]).toEqual([200, { burst: 1, hour: 1 }]);
});
