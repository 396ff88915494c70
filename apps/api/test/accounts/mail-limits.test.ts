import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { memberPassword } from '../support/members';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { LIMITS: 'on' } });
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const hour = 3600;

interface Person {
  email: string;
  browser: Browser;
}

interface Wish {
  /** The job that sends the mail. */
  job: string;
  ask(person: Person): Promise<Answer>;
  /** The seconds between two accepted requests. */
  pause: number;
  /** How many of twenty concurrent requests are accepted. */
  atOnce: number;
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const wishes: [string, Wish][] = [
  [
    'to a new address',
    {
      job: 'mail.email_change',
      ask: ({ email, browser }) =>
        browser.put('/api/email.php', { email: `new-${email}`, password: memberPassword }),
      pause: 60,
      atOnce: 1,
    },
  ],
  [
    'for a new password',
    {
      job: 'mail.reset',
      ask: ({ email }) => api.visitor().post('/api/reset-password.php', { email }),
      pause: 0,
      atOnce: 3,
    },
  ],
  [
    'to confirm the address',
    {
      job: 'mail.activation',
      ask: ({ browser }) => browser.post('/api/activation-mail.php'),
      pause: 0,
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

const tooMany = (wait: number) => ({
  message: 'too_many_requests',
  statusCode: 429,
  code: 'too_many_requests',
  data: { minutes: Math.ceil(wait / 60) },
});

describe.each(wishes)('mails %s', (_, wish) => {
  test('are limited to three an hour: the fourth returns 429 until the hour is over', async () => {
    const person = await someone(wish);
    const before = await mailsOf(wish);
    for (let count = 0; count < 3; count += 1) {
      expect((await wish.ask(person)).status).toBe(204);
      pass(wish.pause);
    }
    const refused = async () => {
      const { status, body, headers } = await wish.ask(person);
      return [status, body, headers.get('retry-after')];
    };
    const left = hour - 3 * wish.pause;
    expect(await refused()).toEqual([429, tooMany(left), String(left)]);
    expect(await mailsOf(wish)).toBe(before + 3);
    expect((await wish.ask(await someone(wish))).status).toBe(204);
    pass(left - 1);
    expect(await refused()).toEqual([429, tooMany(1), '1']);
    pass(Math.max(1, wish.pause));
    expect((await wish.ask(person)).status).toBe(204);
    expect(await mailsOf(wish)).toBe(before + 5);
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
