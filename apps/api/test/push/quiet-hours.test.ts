import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allJobs } from '../../src/all-jobs';
import { digestMail } from '../../src/digest/jobs/digest-mail';
import { after } from '../../src/kernel/clock';
import { startApi, type TestApi } from '../support/api';
import { addListener } from '../support/listener';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const jobs = new Map(allJobs.map((job) => [job.name, job]));

/**
 * A member with a browser and quiet hours from 12:00 to 14:30 in London, where the test clock starts at
 * 12:00.
 */
async function listener(hours = { quiet_from: '12:00', quiet_until: '14:30' }) {
  const member = await addListener(api);
  await member.browser.put('/api/notifications.php', { ...hours, time_zone: 'Europe/London' });
  return member;
}

interface Waiting {
  name: string;
  data: never;
  seconds: number;
}

/** Takes the queued pushes out of the queue. */
async function takeWaiting(): Promise<Waiting[]> {
  const { rows } = await api.connection.run(
    `delete from pgboss.job where name like 'push.%'
      returning name, data, round(extract(epoch from start_after - created_on))::integer as seconds`,
    [],
  );
  return rows as Waiting[];
}

/** Runs the queued pushes once each, and returns the delays after which they may run. */
async function work(): Promise<number[]> {
  const waiting = await takeWaiting();
  for (const { name, data } of waiting) await jobs.get(name)?.run(data, api.application.services);
  return waiting.map(({ seconds }) => seconds);
}

/** The texts of the pushes sent. */
async function pushed(): Promise<string[]> {
  const rows = await api.db.deleteFrom('outgoing_push').returning('payload').execute();
  return rows.map(({ payload }) => (JSON.parse(payload) as { body: string }).body);
}

beforeEach(async () => {
  await takeWaiting();
  await pushed();
});

test('a push is delayed until the end of the quiet hours', async () => {
  const [me, other] = [await listener(), await api.member()];
  await other.browser.post('/api/like.php', { profile: me.id });
  expect([await work(), await pushed()]).toEqual([[0], []]);
  api.clock.pass(2.5 * 3600);
  expect([await work(), await pushed()]).toEqual([[2.5 * 3600], ['Likes you']]);
  expect(await work()).toEqual([]);
  api.clock.pass(-2.5 * 3600);
});

test('a message that was read meanwhile is not pushed', async () => {
  const [me, other] = [await listener(), await api.member()];
  const { body } = await send(other.browser, me.id, 'Hello');
  await work();
  await me.browser.put('/api/chat.php', { conversation: (body as { conversation: string }).conversation });
  expect([await work(), await work(), await pushed()]).toEqual([[2.5 * 3600], [], []]);
});

test('messages received in quiet hours are pushed as one', async () => {
  const me = await listener();
  const other = await api.member({ account: { credits: 20 } });
  for (const text of ['Hello', 'Hello again', 'Good night']) await send(other.browser, me.id, text);
  await work();
  await me.browser.put('/api/notifications.php', { quiet_from: null, quiet_until: null, time_zone: null });
  await work();
  expect(await pushed()).toEqual(['New message for you']);
});

test('changed quiet hours delay a push again, and removed or past ones do not', async () => {
  const [me, other] = [await listener(), await api.member()];
  const until = (quiet_until: string) =>
    me.browser.put('/api/notifications.php', {
      quiet_from: '12:00',
      quiet_until,
      time_zone: 'Europe/London',
    });
  await other.browser.post('/api/like.php', { profile: me.id });
  await work();
  await until('16:00');
  expect([await work(), await pushed()]).toEqual([[2.5 * 3600], []]);
  await until('12:00');
  expect([await work(), await pushed()]).toEqual([[4 * 3600], ['Likes you']]);
  const elsewhere = await listener({ quiet_from: '11:00', quiet_until: '12:00' });
  await other.browser.post('/api/like.php', { profile: elsewhere.id });
  await work();
  expect(await pushed()).toEqual(['Likes you']);
});

test('a reminder that is due while the day’s mail is spent is delayed, too', async () => {
  const [me, other] = [await listener(), await api.member()];
  await send(other.browser, me.id, 'Hello');
  await takeWaiting();
  const now = api.clock.now();
  await api.db
    .updateTable('message')
    .set({ created_at: after(now, -86_400) })
    .execute();
  await api.db.deleteFrom('notification_look').execute();
  await api.db
    .updateTable('notification_state')
    .set({ mailed_at: after(now, -3600) })
    .where('account_id', '=', me.id)
    .execute();
  await api.db.insertInto('notification_look').values({ account_id: me.id, due_at: now }).execute();
  await digestMail.run({ accountId: me.id, at: now.toISOString() }, api.application.services);
  expect([await work(), await pushed()]).toEqual([[0], []]);
  api.clock.pass(2.5 * 3600);
  expect([await work(), await pushed()]).toEqual([[2.5 * 3600], ['Is waiting for your reply']]);
  api.clock.pass(-2.5 * 3600);
});

test('an event for open pages is stored during quiet hours', async () => {
  const [me, other] = [await listener(), await api.member()];
  await other.browser.post('/api/like.php', { profile: me.id });
  const events = await api.db.selectFrom('event').select('type').where('account_id', '=', me.id).execute();
  expect(events).toEqual([{ type: 'like' }]);
});
