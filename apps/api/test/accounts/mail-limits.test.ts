import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { memberPassword } from '../support/members';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { LIMITS: 'on' } });
});
afterAll(() => api.close());

const hour = 3600;

interface Person {
  email: string;
  browser: Browser;
}

interface Wish {
  /** The job that sends the mail. */
  job: string;
  ask(person: Person): Promise<Answer>;
  /** Advances past the pause between two requests, if there is one. */
  passPause(): Promise<unknown>;
  /** How many of twenty concurrent requests are accepted. */
  atOnce: number;
}

const forget = (limit: string) => sql`delete from rate_limit where key like ${`${limit}:%`}`.execute(api.db);
const noPause = () => Promise.resolve();

const wishes: [string, Wish][] = [
  [
    'to a new address',
    {
      job: 'mail.email_change',
      ask: ({ email, browser }) =>
        browser.put('/api/email.php', { email: `new-${email}`, password: memberPassword }),
      passPause: () => forget('email-change-pause'),
      atOnce: 1,
    },
  ],
  [
    'for a new password',
    {
      job: 'mail.reset',
      ask: ({ email }) => api.visitor().post('/api/reset-password.php', { email }),
      passPause: noPause,
      atOnce: 3,
    },
  ],
  [
    'to confirm the address',
    {
      job: 'mail.activation',
      ask: ({ browser }) => browser.post('/api/activation-mail.php'),
      passPause: noPause,
      atOnce: 3,
    },
  ],
];

let people = 0;

async function someone({ job }: Wish): Promise<Person> {
  const email = `often${(people += 1)}@oakmere.example`;
  const status = job === 'mail.activation' ? ('not_confirmed' as const) : ('active' as const);
  const { browser } = await api.member({ account: { email, email_key: email, status } });
  return { email, browser };
}

/** The number of queued mails of a job; none are processed here. */
async function mailsOf({ job }: Wish): Promise<number> {
  const { rows } = await sql`select 1 from pgboss.job where name = ${job}`.execute(api.db);
  return rows.length;
}

const tooMany = ({ headers }: Answer) => {
  const minutes = Math.ceil(Number(headers.get('retry-after')) / 60);
  return { message: 'too_many_requests', statusCode: 429, code: 'too_many_requests', data: { minutes } };
};

describe.each(wishes)('mails %s', (_, wish) => {
  test('are limited to three an hour: the fourth request returns 429 with Retry-After and sends nothing', async () => {
    const person = await someone(wish);
    const before = await mailsOf(wish);
    for (let count = 0; count < 3; count += 1) {
      expect((await wish.ask(person)).status).toBe(204);
      await wish.passPause();
    }
    const fourth = await wish.ask(person);
    expect([fourth.status, fourth.body]).toEqual([429, tooMany(fourth)]);
    const retryAfter = Number(fourth.headers.get('retry-after'));
    expect([retryAfter > hour - 60, retryAfter <= hour]).toEqual([true, true]);
    expect(await mailsOf(wish)).toBe(before + 3);
    expect((await wish.ask(await someone(wish))).status).toBe(204);
  });

  test.runIf(engine === 'postgres')(
    'requested twenty times in parallel stay within their limit',
    async () => {
      const person = await someone(wish);
      const before = await mailsOf(wish);
      const answers = await Promise.all(Array.from({ length: 20 }, () => wish.ask(person)));
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
      const granted = Array<number>(wish.atOnce).fill(204);
      expect(statuses).toEqual([...granted, ...Array<number>(20 - wish.atOnce).fill(429)]);
      expect(await mailsOf(wish)).toBe(before + wish.atOnce);
    },
  );
});
