import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../src/kernel/sessions/session-store';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Told {
  event: string;
  id: string;
  data: Record<string, unknown>;
}

/** Opens a member's stream and gives what reads its text. */
async function openStream(browser: Browser, lastEventId?: string) {
  const request = new Request(`http://${browser.host}/api/events.php`, {
    headers: {
      host: browser.host,
      cookie: browser.cookie ?? '',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  const response = await api.application.app.fetch(request, { peer: browser.address });
  if (!response.body) throw new Error('no stream');
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}

/** Reads a stream until it has told as many events as wanted. */
async function listen(
  browser: Browser,
  wanted: number,
  lastEventId?: string,
): Promise<{ events: Promise<Told[]>; end: () => Promise<void> }> {
  const reader = await openStream(browser, lastEventId);
  const events = (async () => {
    let text = '';
    for (;;) {
      const frames = text.split('\n\n').filter((frame) => frame.startsWith('event: '));
      if (frames.length >= wanted) {
        return frames.map((frame) => {
          const [event = '', id = '', data = ''] = frame.split('\n');
          return {
            event: event.slice(7),
            id: id.slice(4),
            data: JSON.parse(data.slice(6)) as Record<string, unknown>,
          };
        });
      }
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended after: ${text}`);
      text += value;
    }
  })();
  return { events, end: () => reader.cancel() };
}

test('a message reaches the recipient and the sender’s other browser', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  const streams = [await listen(ben.browser, 1), await listen(ann.browser, 1)] as const;
  const { body } = await send(ann.browser, ben.id, 'Hello');
  const { conversation, message } = body as { conversation: string; message: object };
  const [[toBen], [toAnn]] = await Promise.all([streams[0].events, streams[1].events]);
  expect([toBen, toAnn]).toEqual([
    {
      event: 'message',
      id: expect.any(String),
      data: { conversation, profile: ann.id, message: { ...message, mine: false }, num_unread_messages: 1 },
    },
    {
      event: 'message',
      id: expect.any(String),
      data: { conversation, profile: ben.id, message, num_unread_messages: 0 },
    },
  ]);
  await Promise.all(streams.map(({ end }) => end()));
});

test('a stream that comes back gets what it missed, once', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  const first = await listen(ben.browser, 1);
  await send(ann.browser, ben.id, 'one');
  const [seen] = await first.events;
  await first.end();
  await send(ann.browser, ben.id, 'two');
  const second = await listen(ben.browser, 1, seen?.id);
  const [missed] = await second.events;
  expect(missed?.data.message).toMatchObject({ text: 'two' });
  await second.end();
});

/** Keeps an event under an id of its own choice, as a transaction does that took its id early and commits late. */
const keepEvent = (id: number, accountId: string, credits: number) =>
  sql`insert into event (id, account_id, type, data, created_at) overriding system value
    values (${id}, ${accountId}, 'credits', ${JSON.stringify({ credits })}, ${api.clock.now()})`.execute(
    api.db,
  );

test('what commits late comes once, to an open stream and to one that comes back', async () => {
  const { id, browser } = await api.member();
  await keepEvent(1_000_000, id, 0);
  const first = await listen(browser, 2);
  await keepEvent(1_000_005, id, 5);
  api.connection.signals.send([id]);
  await keepEvent(1_000_003, id, 3);
  api.connection.signals.send([id]);
  const seen = await first.events;
  await first.end();
  await keepEvent(1_000_002, id, 2);
  await keepEvent(1_000_004, id, 4);
  const second = await listen(browser, 2, seen.at(-1)?.id);
  const late = await second.events;
  await second.end();
  await keepEvent(1_000_001, id, 1);
  api.clock.pass(11);
  await keepEvent(1_000_006, id, 6);
  const third = await listen(browser, 2, late.at(-1)?.id);
  const last = await third.events;
  await third.end();
  expect([seen, late, last].map((events) => events.map(({ data }) => data.credits).toSorted())).toEqual([
    [3, 5],
    [2, 4],
    [1, 6],
  ]);
});

test('a stream that begins while something is under way gets it when it commits, and nothing from before', async () => {
  const { id, browser } = await api.member();
  await keepEvent(2_000_000, id, 0);
  await keepEvent(2_000_002, id, 2);
  const stream = await listen(browser, 1);
  await keepEvent(2_000_001, id, 1);
  api.connection.signals.send([id]);
  expect((await stream.events).map(({ data }) => data)).toEqual([{ credits: 1 }]);
  await stream.end();
});

test('the place of a stream stays short, however much it told', async () => {
  const { id, browser } = await api.member();
  const stream = await listen(browser, 250);
  for (let told = 0; told < 250; told += 1) await keepEvent(3_000_000 + told, id, told);
  api.connection.signals.send([id]);
  const events = await stream.events;
  await stream.end();
  expect([events.length, new Set(events.map(({ data }) => data.credits)).size]).toEqual([250, 250]);
  expect(Math.max(...events.map((event) => event.id.length))).toBeLessThanOrEqual(300);
});

test('a visitor gets no stream, and an odd id is refused', async () => {
  const { browser } = await api.member();
  const refused = await browser.get('/api/events.php', { headers: { 'last-event-id': 'x;drop' } });
  expect([(await api.visitor().get('/api/events.php')).body, refused.status]).toEqual([
    'authentication_required',
    422,
  ]);
});

test('a stream whose reader leaves, or never comes, holds nothing open', async () => {
  const { browser } = await api.member();
  const { signals } = api.connection;
  const listen = signals.listen.bind(signals);
  let open = 0;
  signals.listen = (accountId, heard) => {
    open += 1;
    const end = listen(accountId, heard);
    return () => {
      open -= 1;
      end();
    };
  };
  const ask = (method: string) =>
    api.application.app.fetch(
      new Request('http://oakmere.test/api/events.php', {
        method,
        headers: { host: 'oakmere.test', cookie: browser.cookie ?? '' },
      }),
      { peer: browser.address },
    );
  const read = await ask('GET');
  expect([read.status, open]).toEqual([200, 1]);
  await read.body?.cancel();
  const asked = await ask('HEAD');
  expect([asked.status, asked.headers.get('content-type'), asked.body, open]).toEqual([
    200,
    'text/event-stream',
    null,
    0,
  ]);
  signals.listen = listen;
});

/** All that a stream still tells until it ends. */
async function rest(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += value;
  }
}

test('an eleventh stream ends the oldest, whose browser comes back late; streams that left leave room', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  for (let left = 0; left < 5; left += 1) await (await openStream(ben.browser)).cancel();
  const oldest = await openStream(ben.browser);
  const others = [await listen(ann.browser, 1)];
  for (let count = 0; count < 10; count += 1) others.push(await listen(ben.browser, 1));
  expect(await rest(oldest)).toBe('retry: 2000\n\nretry: 300000\n\n');
  await send(ann.browser, ben.id, 'to all ten');
  const told = await Promise.all(others.map(({ events }) => events));
  expect(told.map((events) => events.map(({ event }) => event))).toEqual(
    Array.from({ length: 11 }, () => ['message']),
  );
  await Promise.all(others.map(({ end }) => end()));
});

test('a stream tells nothing of what happens after its session’s end', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  const phone = api.visitor();
  phone.cookie = `auth=${await openSession(api.db, ben.id, 'phone', api.clock.now())}`;
  const ended = await openStream(ben.browser);
  const open = await listen(phone, 1);
  expect((await ben.browser.get('/api/logout.php')).status).toBe(204);
  await send(ann.browser, ben.id, 'for the phone only');
  expect((await open.events).map(({ event }) => event)).toEqual(['message']);
  const newer = [];
  for (let count = 0; count < 9; count += 1) newer.push(await openStream(phone));
  expect(await rest(ended)).toBe('retry: 2000\n\nretry: 300000\n\n');
  await Promise.all([open.end(), ...newer.map((reader) => reader.cancel())]);
});
