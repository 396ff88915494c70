import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { pictured, swipe, takeBack } from './swiping';

let api: TestApi;
let others: string[];
beforeAll(async () => {
  api = await startApi();
  others = await Promise.all(Array.from({ length: 20 }, async () => (await pictured(api)).id));
});
afterAll(() => api.close());

const setClock = (at: string) => api.clock.pass((Date.parse(at) - api.clock.now().getTime()) / 1000);

async function swipeState(browser: Browser): Promise<{ left: number; renews: string }> {
  const { body } = await browser.get('/api/swipe.php');
  const { likes_left, renews_at } = body as { likes_left: number; renews_at: string };
  return { left: likes_left, renews: renews_at };
}

/** Likes until no more likes are accepted. */
async function giveAll(browser: Browser, from: number): Promise<number> {
  let given = 0;
  for (const id of others.slice(from, from + 5)) given += (await swipe(browser, id)).status === 200 ? 1 : 0;
  return given;
}

/** The brand is in Amsterdam; midnight of each night there, and the length of its day. */
test.each([
  ['in winter', '2026-03-03T11:00:00Z', '2026-03-03T23:00:00.000Z', 24],
  ['when clocks go forward', '2026-03-29T11:00:00Z', '2026-03-29T22:00:00.000Z', 23],
  ['in summer', '2026-07-14T11:00:00Z', '2026-07-14T22:00:00.000Z', 24],
  ['when clocks go back', '2026-10-25T11:00:00Z', '2026-10-25T23:00:00.000Z', 25],
])(
  '%s the likes renew at midnight in the brand’s time zone, and not before',
  async (_, noon, midnight, hours) => {
    const end = Date.parse(midnight);
    setClock(new Date(end - hours * 3_600_000 - 1).toISOString());
    const { browser } = await pictured(api);
    const yesterday = await swipeState(browser);
    setClock(noon);
    const given = await giveAll(browser, 0);
    const spent = await swipeState(browser);
    setClock(new Date(end - 1).toISOString());
    const late = await swipeState(browser);
    setClock(midnight);
    const next = await swipeState(browser);
    const again = await giveAll(browser, 5);
    expect({ yesterday, given, spent, late, next: next.left, again }).toEqual({
      yesterday: { left: 4, renews: new Date(end - hours * 3_600_000).toISOString() },
      given: 4,
      spent: { left: 0, renews: midnight },
      late: { left: 0, renews: midnight },
      next: 4,
      again: 4,
    });
  },
);

test('undoing a like from before midnight restores it to its own day', async () => {
  setClock('2026-12-01T22:59:58Z');
  const { browser } = await pictured(api);
  await swipe(browser, others[0] ?? '');
  setClock('2026-12-01T23:00:02Z');
  await swipe(browser, others[1] ?? '');
  const first = await takeBack(browser, others[1] ?? '');
  const second = await takeBack(browser, others[0] ?? '');
  expect([first.body, second.body, (await swipeState(browser)).left]).toMatchObject([
    { likes_left: 4 },
    { likes_left: 4 },
    4,
  ]);
});
