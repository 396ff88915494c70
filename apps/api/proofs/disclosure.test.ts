import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../test/support/api';
import type { Answer, Browser } from '../test/support/browser';
import { memberPassword } from '../test/support/members';
import { signupForm } from '../test/support/signup-form';
import { extent, long } from '../test/support/extent';

const rounds = extent(200, 25);

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { account_disclosure: 'private' } });
});
afterAll(() => api.close());

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The parts of a response a caller can observe, minus the time and what is random in every response. */
function seen({ status, body, headers }: Answer): string {
  const sentHeaders = [...headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([status, body, sentHeaders]);
}

/**
 * The probability that both samples of times come from the same distribution (Mann-Whitney, normal
 * approximation).
 */
function sameSource(one: number[], other: number[]): number {
  const all = [...one.map((time) => [time, 1]), ...other.map((time) => [time, 0])];
  all.sort(([first = 0], [second = 0]) => first - second);
  const ranks = all.reduce((sum, [, mine], index) => sum + (mine ? index + 1 : 0), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((one.length * other.length * (one.length + other.length + 1)) / 12);
  const z = Math.abs(u - mean) / deviation;
  return Math.exp(-0.717 * z - 0.416 * z * z);
}

type Ask = (email: string, browser: Browser) => Promise<Answer>;

const visitor = async () => api.visitor();
const member = async () => (await api.member()).browser;

/** What asks for an address, and who. */
const asks: [string, () => Promise<Browser>, Ask][] = [
  ['a login', visitor, (email, by) => by.post('/api/user.php', { email, password: 'not the password' })],
  ['a request for a new password', visitor, (email, by) => by.post('/api/reset-password.php', { email })],
  ['a signup', visitor, (email, by) => by.post('/api/signup.php', signupForm({ email }))],
  [
    'a change of address',
    member,
    (email, by) => by.put('/api/email.php', { email, password: memberPassword }),
  ],
];

const standings = ['active', 'not_confirmed', 'deleted'] as const;
const cases = asks.flatMap(([name, by, ask]) => standings.map((status) => [name, status, by, ask] as const));

test.each(cases)(
  '%s: same response and timing for an address whose account is %s as for an unknown address',
  async (what, status, by, ask) => {
    const name = `${what} (${status})`;
    const known = [];
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await api.member({ account: { status } });
      const { email } = await api.db
        .selectFrom('account')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      known.push(email);
    }
    const answers = { known: new Set<string>(), unknown: new Set<string>() };
    const times = { known: [] as number[], unknown: [] as number[] };
    const measure = async (kind: 'known' | 'unknown', email: string) => {
      const browser = await by();
      const begun = performance.now();
      const answer = await ask(email, browser);
      times[kind].push(performance.now() - begun);
      answers[kind].add(seen(answer));
    };
    await ask(`warm-${name.length}@oakmere.example`, await by());
    for (const [round, email] of known.entries()) {
      const unknown = `unknown-${name.length}-${round}@oakmere.example`;
      const pair = [() => measure('known', email), () => measure('unknown', unknown)];
      for (const one of round % 2 ? pair : pair.toReversed()) await one();
    }
    expect(answers.known).toEqual(answers.unknown);
    expect(answers.known.size).toBe(1);
    const difference = Math.abs(median(times.known) - median(times.unknown));
    const same = sameSource(times.known, times.unknown);
    console.log(
      `${name}: ${rounds} each, medians differ by ${difference.toFixed(2)} ms, p = ${same.toFixed(3)}`,
    );
    // A short run on a busy machine is noisy: one of the two measures must then suffice.
    expect(long ? difference < 5 && same > 0.01 : difference < 5 || same > 0.01).toBe(true);
  },
);
