import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activationMail } from '../../src/accounts/jobs/activation-mail';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const jobs = async () =>
  (await api.connection.run('select count(*)::integer as jobs from pgboss.job')).rows[0]?.jobs as number;
const events = (id: string) =>
  api.db.selectFrom('event').select(['type', 'data']).where('account_id', '=', id).execute();

/** Collects an account's signals, from the moment its subscription is active. */
async function hearing(id: string) {
  let count = -1;
  let wake: () => void = () => undefined;
  const next = () => new Promise<void>((resolve) => (wake = resolve));
  const first = next();
  const end = api.connection.signals.listen(id, {
    changed() {
      count += 1;
      wake();
    },
    passed: () => undefined,
  });
  await first;
  return { id, next, end, count: () => count };
}

/** Signals someone else and waits for delivery: all earlier signals have been delivered by then, too. */
async function hearEarlierSignals(): Promise<void> {
  const other = await hearing(randomUUID());
  api.connection.signals.send([other.id]);
  await other.next();
  other.end();
}

test('a rolled back transaction leaves no job, no event and no signal', async () => {
  const { id } = await api.member();
  const before = await jobs();
  const heard = await hearing(id);
  const failing = api.application.services.inTransaction(async (scope) => {
    const facts = { brandId: 'oakmere', origin: 'http://oakmere.test' };
    await scope.jobs.add(activationMail, { accountId: id, at: scope.clock.now().toISOString(), facts });
    await scope.events.add([{ accountId: id, type: 'credits', data: { credits: 1 } }]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await hearEarlierSignals();
  expect([await jobs(), await events(id), heard.count()]).toEqual([before, [], 0]);
  heard.end();
});

test('events are stored and signalled after the commit', async () => {
  const { id } = await api.member();
  const heard = await hearing(id);
  const atCommit = await api.application.services.inTransaction(async (scope) => {
    await scope.events.add([{ accountId: id, type: 'credits', data: { credits: 1 } }]);
    await hearEarlierSignals();
    return heard.count();
  });
  if (heard.count() === 0) await heard.next();
  expect([atCommit, heard.count(), await events(id)]).toEqual([
    0,
    1,
    [{ type: 'credits', data: { credits: 1 } }],
  ]);
  heard.end();
});

test('a deadlocked transaction is retried after a random pause, and its effects happen once', async () => {
  let attempts = 0;
  let effects = 0;
  const waited = api.clock.waited.length;
  await api.application.services.inTransaction(async (scope) => {
    attempts += 1;
    scope.afterCommit(() => (effects += 1));
    if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    await Promise.resolve();
  });
  const pauses = api.clock.waited.slice(waited);
  const within = pauses.map((pause, index) => pause >= 0 && pause <= 100 * 2 ** index);
  expect([attempts, effects, within, new Set(pauses).size]).toEqual([3, 1, [true, true], 2]);
});
