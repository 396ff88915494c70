import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import { allCommands } from '../../src/commands';
import { makeJobs } from '../../src/jobs/jobs';
import { notify } from '../../src/notifications/notify';
import { smtpMail } from '../../src/mail/smtp';
import { startApi, type TestApi } from '../support/api';
import { startMailServer, type MailServer } from '../support/mail-server';
import { memberPassword } from '../support/members';

let server: MailServer;
let api: TestApi;
beforeAll(async () => {
  server = await startMailServer();
  api = await startApi({ mail: smtpMail(server.url), environment: { LOG_LEVEL: 'silent' } });
  await api.application.work();
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const outage = { responseCode: 451, text: 'try again later' };

interface Kept {
  state: string;
  retry_count: number;
  /** Seconds until the next retry. */
  pause: number;
}

async function jobsOf(name: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select state, retry_count, round(extract(epoch from start_after - now()))::integer as pause
    from pgboss.job where name = ${name} order by id`.execute(api.db);
  return rows;
}

const stateOf = async (name: string) => (await jobsOf(name)).map(({ state }) => state);
const reaches = (name: string, states: string[]) =>
  vi.waitFor(async () => expect(await stateOf(name)).toEqual(states), { timeout: 10_000, interval: 20 });

/** Advances the hours for the jobs of a name, and runs those that are due. */
async function pass(name: string, hours: number): Promise<void> {
  await sql`update pgboss.job set created_on = created_on - ${hours} * interval '1 hour',
    start_after = start_after - ${hours} * interval '1 hour' where name = ${name}`.execute(api.db);
  api.application.services.jobs.wake(name);
}

/** Advances the hours, and waits until the retries have failed again. */
async function failAfter(name: string, hours: number): Promise<Kept | undefined> {
  const refused = server.refused;
  await pass(name, hours);
  await vi.waitFor(() => expect(server.refused).toBe(refused + 1), { timeout: 10_000, interval: 20 });
  await vi.waitFor(async () => expect(await stateOf(name)).not.toContain('active'), { timeout: 10_000 });
  return (await jobsOf(name))[0];
}

const mailsTo = async (address: string) =>
  (await server.received()).filter((mail) => mail.to?.some((recipient) => recipient.address === address))
    .length;
const command = (name: string, ...args: string[]) => allCommands(api.application.services)[name]?.(args);
const deadInMetrics = async () =>
  /^jobs_dead (\d+)$/m.exec((await api.application.services.metrics.page()).body)?.[1];

async function addressee(): Promise<{ id: string; email: string }> {
  const { id } = await api.member();
  return api.db.selectFrom('account').select(['id', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
}

async function forget(name: string): Promise<void> {
  await sql`delete from pgboss.job where name = ${name}`.execute(api.db);
}

test('a mail job retries for more than a day of refusals, then fails and can be redriven', async () => {
  const name = 'mail.signup_attempt';
  const { id, email } = await addressee();
  const facts = { brandId: 'oakmere', origin: 'http://oakmere.test' };
  server.refusing = outage;
  await api.application.services.inTransaction((scope) =>
    notify(scope, { type: 'signup_attempt', accountId: id, facts }),
  );
  await reaches(name, ['retry']);
  expect(await failAfter(name, 30)).toMatchObject({ state: 'retry', retry_count: 1 });
  expect(await failAfter(name, 7)).toMatchObject({ state: 'failed', retry_count: 2 });
  expect(await deadInMetrics()).toBe('1');

  server.refusing = null;
  expect(await command('jobs:redrive', 'mail.deletion')).toBe('no job was given up');
  expect(await command('jobs:redrive')).toBe(`${name} 1`);
  await reaches(name, ['completed']);
  expect([await mailsTo(email), await deadInMetrics()]).toEqual([1, '0']);
  await forget(name);
});

describe('mail with a link', () => {
  const name = 'mail.reset';
  const path = '/api/reset-password.php';

  /** Requests a link that the mail server rejects. */
  async function refused() {
    const member = await addressee();
    server.refusing = outage;
    expect((await api.visitor().post(path, { email: member.email })).status).toBe(204);
    await reaches(name, ['retry']);
    return member;
  }

  /** Retries the job, and reports its outcome, the number of mails, and the number of jobs given up. */
  async function tryAgain(email: string) {
    await pass(name, 1);
    await reaches(name, ['completed']);
    await forget(name);
    return [await mailsTo(email), await deadInMetrics()];
  }

  test('is retried while its link is valid', async () => {
    const { email } = await refused();
    api.clock.pass(59 * 60);
    expect(await failAfter(name, 1)).toMatchObject({ state: 'retry', retry_count: 1 });
    server.refusing = null;
    expect(await tryAgain(email)).toEqual([1, '0']);
  });

  test('ends without failing when its link expires', async () => {
    const { email } = await refused();
    api.clock.pass(60 * 60);
    expect(await tryAgain(email)).toEqual([0, '0']);
  });

  test('ends when the password was reset by an earlier link', async () => {
    const { id, email } = await addressee();
    const owner = { purpose: 'reset', accountId: id, email } as const;
    const token = await makeToken(api.db, owner, api.clock.now());
    server.refusing = outage;
    await api.visitor().post(path, { email });
    await reaches(name, ['retry']);
    api.clock.pass(60);
    await api.visitor().put(path, { token, password: 'birches turn yellow' });
    server.refusing = null;
    expect(await tryAgain(email)).toEqual([0, '0']);
  });
});

test('the account deletion mail is retried for 14 days, with pauses growing to about an hour', async () => {
  const name = 'mail.deletion';
  const { browser } = await api.member();
  server.refusing = outage;
  const deletion = { password: memberPassword, reason: 'pause' };
  expect((await browser.post('/api/account-deletion.php', deletion)).status).toBe(204);
  await reaches(name, ['retry']);
  const pauses: number[] = [(await jobsOf(name))[0]?.pause ?? 0];
  for (let tries = 0; tries < 10; tries += 1) pauses.push((await failAfter(name, 26))?.pause ?? 0);
  const lowest = [15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600];
  expect(
    pauses.map((pause, at) => pause / (lowest[at] ?? 1)).filter((share) => share < 0.8 || share > 1.3),
  ).toEqual([]);
  expect(await failAfter(name, 70)).toMatchObject({ state: 'retry' });
  server.refusing = null;
  await pass(name, 2);
  await reaches(name, ['completed']);
  await forget(name);
});

test('a complaint is stored, and its mail is retried until the server accepts it', async () => {
  server.refusing = outage;
  const complaint = { email: 'rowan@birch.example', reason: 'payment', text: 'No credits came.' };
  const { body } = await api.visitor().post('/api/complaints.php', complaint);
  await reaches('complaints.mail', ['retry']);
  const kept = () => api.db.selectFrom('complaint').selectAll().execute();
  const row = { ...(body as { reference: string }), ...complaint, brand: 'oakmere', account_id: null };
  expect(await kept()).toEqual([{ ...row, created_at: api.clock.now(), mailed_at: null }]);
  server.refusing = null;
  await pass('complaints.mail', 1);
  await reaches('complaints.mail', ['completed']);
  expect(await kept()).toEqual([{ ...row, created_at: api.clock.now(), mailed_at: api.clock.now() }]);
  expect(await mailsTo('support@oakmere.example')).toBe(1);
});

test('four jobs of a queue run in parallel, and the next ones start without a pause', async () => {
  const jobs = makeJobs(api.connection, pino({ level: 'silent' }));
  let running = 0;
  let most = 0;
  let done = 0;
  const full: (() => void)[] = [];
  const crowd = {
    name: 'test.crowd',
    retryHours: 1,
    /** Ends once three others run concurrently. */
    async run() {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        full.push(resolve);
        if (full.length === 4) for (const end of full.splice(0)) end();
      });
      running -= 1;
      done += 1;
    },
  };
  await jobs.prepare([crowd]);
  for (let at = 0; at < 12; at += 1) await jobs.send(api.db, crowd, {});
  await jobs.work([crowd]);
  await vi.waitFor(() => expect([done, most]).toEqual([12, 4]), { timeout: 4000, interval: 20 });
  await jobs.stop(1000);
});

test('a job whose completion cannot be stored runs again', async () => {
  let broken = true;
  const { connection } = api;
  const run: typeof connection.run = (query, values) => {
    const ends = typeof query === 'string' && /completed_on = now\(\)/.test(query);
    return broken && ends ? Promise.reject(new Error('broken')) : connection.run(query, values);
  };
  const jobs = makeJobs({ ...connection, run }, pino({ level: 'silent' }));
  let done = 0;
  const work = { name: 'test.unended', retryHours: 1, run: () => Promise.resolve(void (done += 1)) };
  await jobs.prepare([work]);
  await jobs.send(api.db, work, {});
  await jobs.work([work]);
  await vi.waitFor(() => expect(done).toBe(1), { timeout: 10_000, interval: 20 });
  await jobs.stop(1000);
  broken = false;
  await sql`update pgboss.job set state = 'retry', start_after = now() where name = ${work.name}`.execute(
    api.db,
  );
  const again = makeJobs(connection, pino({ level: 'silent' }));
  await again.work([work]);
  await reaches(work.name, ['completed']);
  expect(done).toBe(2);
  await again.stop(1000);
});

test('sending a job to a missing queue throws', async () => {
  const lost = { name: 'nobody.listens', run: () => Promise.resolve() };
  const jobs = makeJobs(api.connection, pino({ level: 'silent' }));
  await expect(jobs.send(api.db, lost, {})).rejects.toThrow(
    'there is no queue nobody.listens; run the prepare step first',
  );
});
