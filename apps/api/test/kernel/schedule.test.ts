import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeJobs } from '../../src/jobs/jobs';
import { recurringJob, type RecurringJob } from '../../src/jobs/recurring-job';
import { addDueJobs, startSchedule } from '../../src/jobs/schedule';
import { nextBrandHour } from '../../src/kernel/brand-time';
import { startApi, type TestApi } from '../support/api';

vi.setConfig({ testTimeout: 30_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { LOG_LEVEL: 'silent' } });
});
afterAll(() => api.close());

const hour = 3600;
const names: string[] = [];

/** A recurring job whose queue exists. */
async function declared(
  recurrence: RecurringJob['recurrence'],
  batch: RecurringJob['batch'] = () => Promise.resolve(false),
): Promise<RecurringJob> {
  const name = `test.recurring-${names.length}`;
  names.push(name);
  const job = recurringJob({ name, recurrence, batchSize: 10, batch });
  await api.application.services.jobs.prepare([job]);
  return job;
}

/** Processes the added jobs, as a separate process would; returns a function that stops it. */
async function work(job: RecurringJob): Promise<() => Promise<void>> {
  const jobs = makeJobs(api.connection, pino({ level: 'silent' }));
  const services = { ...api.application.services, jobs };
  await jobs.work([{ ...job, run: (turn) => job.run(turn as { brandId: null }, services) }]);
  return () => jobs.stop(1000);
}

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const look = (...jobs: RecurringJob[]) => addDueJobs(api.application.services, jobs);

async function added({ name }: RecurringJob): Promise<{ state: string; brandId: string | null }[]> {
  const { rows } = await sql<{ state: string; brandId: string | null }>`
    select state, data->>'brandId' as "brandId" from pgboss.job where name = ${name}
    order by created_on, id`.execute(api.db);
  return rows;
}

/** Ends every job of a name as a worker would. */
async function end({ name }: RecurringJob, state: 'completed' | 'failed' = 'completed'): Promise<void> {
  await sql`update pgboss.job set state = ${state}::pgboss.job_state where name = ${name}`.execute(api.db);
}

test('a job is due at once and then at its interval, once for all processes', async () => {
  const job = await declared({ everySeconds: hour });
  const counts: number[] = [];
  for (const seconds of [0, hour - 1, 1, 0, 5 * hour]) {
    api.clock.pass(seconds);
    await Promise.all(Array.from({ length: 8 }, () => look(job)));
    counts.push((await added(job)).length);
    await end(job);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3]);
});

test('a process looks for due jobs every 15 seconds until it drains', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const draining = new AbortController();
  const job = await declared({ everySeconds: 60 });
  startSchedule({ ...api.application.services, stopping: draining.signal }, [job]);
  vi.advanceTimersByTime(14_999);
  expect(vi.getTimerCount()).toBe(1);
  expect(await added(job)).toEqual([]);
  vi.advanceTimersByTime(1);
  await soon(async () => expect(await added(job)).toHaveLength(1));
  draining.abort();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a run waits for an unfinished or retried run, and not for a failed one', async () => {
  const job = await declared({ everySeconds: 60 });
  const states = ['created', 'active', 'retry', 'failed'];
  const counts: number[] = [];
  await look(job);
  for (const state of states) {
    await sql`update pgboss.job set state = ${state}::pgboss.job_state where name = ${job.name}`.execute(
      api.db,
    );
    api.clock.pass(60);
    await look(job);
    counts.push((await added(job)).length);
  }
  expect(counts).toEqual([1, 1, 1, 2]);
  await end(job);
});

test('batches follow each other until nothing is left, each with its size', async () => {
  const left = [25, 15, 5];
  const sizes: number[] = [];
  const job = await declared({ everySeconds: hour }, (_, { size, brand }) => {
    expect(brand).toBeNull();
    sizes.push(size);
    const before = left.shift() ?? 0;
    return Promise.resolve(before > size);
  });
  await look(job);
  const stop = await work(job);
  await soon(async () =>
    expect((await added(job)).map(({ state }) => state)).toEqual(Array(3).fill('completed')),
  );
  expect(sizes).toEqual([10, 10, 10]);
  await stop();
});

test('a failed batch is retried, and the run continues', async () => {
  let tries = 0;
  const job = await declared({ everySeconds: hour }, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(tries === 2);
  });
  await look(job);
  const stop = await work(job);
  const states = async () => (await added(job)).map(({ state }) => state);
  await soon(async () => expect(await states()).toEqual(['retry']));
  await sql`update pgboss.job set start_after = now() where name = ${job.name}`.execute(api.db);
  await stop();
  const again = await work(job);
  await soon(async () => expect(await states()).toEqual(['completed', 'completed']));
  expect(tries).toBe(3);
  await again();
});

test('another process continues a run that was killed between two batches', async () => {
  const done: string[] = [];
  const job = await declared({ everySeconds: hour }, () => {
    done.push('batch');
    return Promise.resolve(done.length === 1);
  });
  await job.run({ brandId: null }, api.application.services);
  expect((await added(job)).map(({ state }) => state)).toEqual(['created']);
  const stop = await work(job);
  await soon(() => expect(done).toHaveLength(2));
  await stop();
});

test('a job at a brand’s hour is due once a day for each brand', async () => {
  const job = await declared({ brandHour: 9 });
  const zone = api.application.services.brands.all[0]?.manifest.time_zone ?? '';
  const nine = nextBrandHour(zone, 9, api.clock.now());
  await look(job);
  expect(await added(job)).toEqual([]);
  api.clock.pass((nine.getTime() - api.clock.now().getTime()) / 1000 - 1);
  await look(job);
  expect(await added(job)).toEqual([]);
  const counts: number[] = [];
  for (const seconds of [1, hour, 23 * hour, 3 * 24 * hour]) {
    api.clock.pass(seconds);
    await look(job);
    counts.push((await added(job)).length);
    await end(job);
  }
  expect(counts).toEqual([2, 2, 4, 6]);
  expect(new Set((await added(job)).map(({ brandId }) => brandId))).toEqual(new Set(['oakmere', 'elmford']));
});

test.each([
  ['Europe/Amsterdam', '2026-03-02T12:00:00Z', '2026-03-03T08:00:00.000Z'],
  ['Europe/Amsterdam', '2026-03-28T20:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['Europe/Amsterdam', '2026-10-24T20:00:00Z', '2026-10-25T08:00:00.000Z'],
  ['Europe/Amsterdam', '2026-03-03T08:00:10Z', '2026-03-04T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-02T12:00:00Z', '2026-03-03T03:15:00.000Z'],
])('in %s nine o’clock after %s is at %s', (zone, now, expected) => {
  expect(nextBrandHour(zone, 9, new Date(now)).toISOString()).toBe(expected);
});
