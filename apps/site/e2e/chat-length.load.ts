import type { ChatThread, Message } from '@heartwood/api-contract';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { textsOf } from './environment/brands';
import { test, type Foreign } from './environment/foreign-server';
import { thread } from './people/conversation';

const text = textsOf({ locale: 'en' });
const conversation = 'e58ed763-928c-4155-bee9-fdbaaadc15f3';
const name = 'Marlow';
const length = Number(process.env.MESSAGES ?? 10_000);
const bubbles = 60;
const slowdown = 4;
const longestTaskMs = 50;
const ratio = 1.3;
const visits = 9;

test.setTimeout(600_000);

interface Measured extends Window {
  longTasks: number[];
  mostBubbles: number;
}

const words = 'I walk, I cook, I talk too much at parties, and I would tell you all of it twice';

function messageAt(seq: number): Message {
  const created = new Date(Date.UTC(2026, 0, 1) + seq * 7 * 60_000).toISOString();
  const line = `${seq}: ${words.slice(0, 10 + ((seq * 37) % 70))}`;
  return {
    seq,
    id: idAt(seq),
    type: 'text',
    mine: seq % 3 === 0,
    text: line,
    gift: null,
    opened: null,
    photo: null,
    status: 'delivered',
    created,
  };
}

function idAt(seq: number): string {
  return `c56a4180-65aa-42ec-a945-${String(seq).padStart(12, '0')}`;
}

/** Makes the server return a conversation of this many messages. */
async function hold(foreign: Foreign, count: number): Promise<void> {
  const session = foreign.server.login();
  const answer = await fetch(`${foreign.server.url}/api/chat.php?conversation=${conversation}`, {
    headers: { cookie: session },
  });
  const example = (await answer.json()) as ChatThread;
  foreign.server.answer('getEvents', { status: 204 });
  foreign.server.answer('getChat', ({ url }) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const asked = (place: string) => Number(query.get(place) ?? Number.NaN);
    const limit = Number(query.get('limit') ?? 50);
    const first = Number.isNaN(asked('after'))
      ? Math.max(1, Math.min(count + 1, Number(query.get('before') ?? count + 1)) - limit)
      : asked('after') + 1;
    const end = Number.isNaN(asked('before')) ? count : asked('before') - 1;
    const last = Math.min(end, first + limit - 1);
    const messages = Array.from({ length: Math.max(0, last - first + 1) }, (_none, at) =>
      messageAt(first + at),
    );
    const body: ChatThread = {
      ...example,
      messages,
      has_more: first > 1,
      has_newer: last < count,
      first_unread: null,
      history: { limit: 0, used: count },
    };
    return { status: 200, body };
  });
}

async function enter(page: Page, { server, origin }: Foreign): Promise<void> {
  const [cookie = '', value = ''] = server.login().split('=');
  await page.context().addCookies([{ name: cookie, value, url: origin }]);
}

async function slow(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/**
 * Returns the median time from the request until composer and newest message are painted, over several
 * visits.
 */
async function paintedAfter(page: Page, foreign: Foreign): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto(`${foreign.origin}/chats/${conversation}`, { waitUntil: 'load' });
    await expect(page.getByLabel(text('chat.field'))).toBeVisible();
    times.push(
      await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      ),
    );
  }
  return times.sort((one, other) => one - other)[Math.floor(visits / 2)] ?? Infinity;
}

test('a conversation of 10,000 messages stays within the limits of rendering and long tasks', async ({
  page,
  foreign,
}) => {
  await enter(page, foreign);
  await slow(page, slowdown);
  await hold(foreign, 0);
  const empty = await paintedAfter(page, foreign);
  await hold(foreign, length);
  const long = await paintedAfter(page, foreign);

  const messages = thread(page, text, name);
  await expect(messages.locator(`[data-message="${idAt(length)}"] > *`)).toBeInViewport();
  await page.evaluate(() => {
    const measured = window as unknown as Measured;
    Object.assign(measured, { longTasks: [], mostBubbles: 0 });
    new PerformanceObserver((list) =>
      measured.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    const count = () => {
      const now = document.querySelectorAll('[data-message]').length;
      measured.mostBubbles = Math.max(measured.mostBubbles, now);
    };
    count();
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
  const scrolled = Date.now();
  await messages.evaluate(
    (element, first) =>
      new Promise<void>((resolve, reject) => {
        const began = performance.now();
        const step = () => {
          if (element.querySelector(`[data-message="${first}"]`)) resolve();
          else if (performance.now() - began > 400_000) reject(new Error('the beginning was not reached'));
          else {
            element.scrollTop -= 240;
            requestAnimationFrame(step);
          }
        };
        step();
      }),
    idAt(1),
  );
  await messages.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
  await expect(messages.locator(`[data-message="${idAt(1)}"] > *`)).toBeInViewport();
  const { longTasks, mostBubbles } = await page.evaluate(() => {
    const { longTasks: tasks, mostBubbles: most } = window as unknown as Measured;
    return { longTasks: tasks, mostBubbles: most };
  });
  const figures = {
    messages: length,
    seconds: Math.round((Date.now() - scrolled) / 1000),
    mostBubbles,
    tasksOver50: longTasks.length,
    longestTask: Math.round(Math.max(0, ...longTasks)),
    emptyPaint: Math.round(empty),
    longPaint: Math.round(long),
    ratio: Number((long / empty).toFixed(2)),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(mostBubbles).toBeLessThanOrEqual(bubbles);
  expect(Math.max(0, ...longTasks)).toBeLessThanOrEqual(longestTaskMs);
  expect(long / empty).toBeLessThanOrEqual(ratio);
});
