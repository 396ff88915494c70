import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSession } from '../../src/kernel/sessions/session-store';
import { engine, startApi, type TestApi } from '../support/api';
import { send } from '../support/send-message';
import { listen, openStream, rest } from '../support/stream';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a message event reaches the recipient and the sender’s other browser', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  const streams = [await listen(api, ben.browser, 1), await listen(api, ann.browser, 1)] as const;
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

test('a reconnecting stream gets the event it missed', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  const first = await listen(api, ben.browser, 1);
  await send(ann.browser, ben.id, 'one');
  const [seen] = await first.events;
  await first.end();
  await send(ann.browser, ben.id, 'two');
  const second = await listen(api, ben.browser, 1, seen?.id);
  const [missed] = await second.events;
  expect(missed?.data.message).toMatchObject({ text: 'two' });
  await second.end();
});

test('a reconnecting stream gets no likes of members who are blocked or gone meanwhile', async () => {
  const ben = await api.member();
  const [blocker, gone, friend] = [await api.member(), await api.member(), await api.member()];
  for (const { browser } of [blocker, gone, friend]) await browser.post('/api/like.php', { profile: ben.id });
  await blocker.browser.post('/api/block.php', { profile: ben.id });
  await api.db.updateTable('account').set({ status: 'banned' }).where('id', '=', gone.id).execute();
  const stream = await listen(api, ben.browser, 1, '0');
  const events = await stream.events;
  expect(events.map(({ event, data }) => [event, (data.profile as { id: string }).id])).toEqual([
    ['like', friend.id],
  ]);
  await stream.end();
});

/** Inserts an event with a chosen id, as a transaction does that took its id early and commits late. */
const keepEvent = (id: number, accountId: string, credits: number) =>
  sql`insert into event (id, account_id, type, data, created_at) overriding system value
    values (${id}, ${accountId}, 'credits', ${JSON.stringify({ credits })}, ${api.clock.now()})`.execute(
    api.db,
  );

test('an event committed late is delivered once, to an open and to a reconnecting stream', async () => {
  const { id, browser } = await api.member();
  await keepEvent(1_000_000, id, 0);
  const first = await listen(api, browser, 2);
  await keepEvent(1_000_005, id, 5);
  api.connection.signals.send([id]);
  await keepEvent(1_000_003, id, 3);
  api.connection.signals.send([id]);
  const seen = await first.events;
  await first.end();
  await keepEvent(1_000_002, id, 2);
  await keepEvent(1_000_004, id, 4);
  const second = await listen(api, browser, 2, seen.at(-1)?.id);
  const late = await second.events;
  await second.end();
  await keepEvent(1_000_001, id, 1);
  api.clock.pass(11);
  await keepEvent(1_000_006, id, 6);
  const third = await listen(api, browser, 2, late.at(-1)?.id);
  const last = await third.events;
  await third.end();
  expect([seen, late, last].map((events) => events.map(({ data }) => data.credits).toSorted())).toEqual([
    [3, 5],
    [2, 4],
    [1, 6],
  ]);
});

test('a new stream gets an event that commits after it opened, and none from before', async () => {
  const { id, browser } = await api.member();
  await keepEvent(2_000_000, id, 0);
  await keepEvent(2_000_002, id, 2);
  const stream = await listen(api, browser, 1);
  await keepEvent(2_000_001, id, 1);
  api.connection.signals.send([id]);
  expect((await stream.events).map(({ data }) => data)).toEqual([{ credits: 1 }]);
  await stream.end();
});

test('event ids stay short, however many events a stream delivers', async () => {
  const { id, browser } = await api.member();
  const stream = await listen(api, browser, 250);
  for (let kept = 0; kept < 250; kept += 1) await keepEvent(3_000_000 + kept, id, kept);
  api.connection.signals.send([id]);
  const events = await stream.events;
  await stream.end();
  expect([events.length, new Set(events.map(({ data }) => data.credits)).size]).toEqual([250, 250]);
  expect(Math.max(...events.map((event) => event.id.length))).toBeLessThanOrEqual(300);
});

test('a visitor gets no stream, and an invalid Last-Event-ID returns 422', async () => {
  const { browser } = await api.member();
  const refused = await browser.get('/api/events.php', { headers: { 'last-event-id': 'x;drop' } });
  expect([(await api.visitor().get('/api/events.php')).body, refused.status]).toEqual([
    'authentication_required',
    422,
  ]);
});

test('a cancelled stream and a HEAD request leave no listener open', async () => {
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

test('parallel streams of twelve members cause no leak warning', async () => {
  const warned: string[] = [];
  const note = ({ name }: Error) => warned.push(name);
  process.on('warning', note);
  const readers = [];
  for (let count = 0; count < 12; count += 1)
    readers.push(await openStream(api, (await api.member()).browser));
  await setImmediate();
  process.off('warning', note);
  expect(warned).toEqual([]);
  for (const reader of readers) await reader.cancel();
});

test('an eleventh stream closes the oldest with a long retry; closed streams do not count', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  for (let left = 0; left < 5; left += 1) await (await openStream(api, ben.browser)).cancel();
  const oldest = await openStream(api, ben.browser);
  const others = [await listen(api, ann.browser, 1)];
  for (let count = 0; count < 10; count += 1) others.push(await listen(api, ben.browser, 1));
  expect(await rest(oldest)).toBe('retry: 2000\n\nretry: 300000\n\n');
  await send(ann.browser, ben.id, 'to all ten');
  const eventLists = await Promise.all(others.map(({ events }) => events));
  expect(eventLists.map((events) => events.map(({ event }) => event))).toEqual(
    Array.from({ length: 11 }, () => ['message']),
  );
  await Promise.all(others.map(({ end }) => end()));
});

test('a stream that ended before it was read, and is cancelled after, does not free a place twice', async () => {
  const { id, browser } = await api.member();
  const { streams } = api.application.services;
  const add = streams.add.bind(streams);
  let released = 0;
  streams.add = (accountId, end) => {
    const release = add(accountId, end);
    return () => {
      released += 1;
      release();
    };
  };
  const response = await api.application.app.fetch(
    new Request('http://oakmere.test/api/events.php', {
      headers: { host: 'oakmere.test', cookie: browser.cookie ?? '' },
    }),
    { peer: browser.address },
  );
  expect((await browser.get('/api/logout.php')).status).toBe(204);
  api.connection.signals.send([id]);
  await vi.waitFor(() => expect(released).toBe(1));
  await response.body?.cancel();
  streams.add = add;
  expect(released).toBe(1);
});

test('a stream closes with its session, and streams of other sessions stay open', async () => {
  const ann = await api.member({ account: { paid_user: true, credits: 5 } });
  const ben = await api.member();
  const phone = api.visitor();
  phone.cookie = `auth=${await openSession(api.db, ben.id, 'phone', api.clock.now())}`;
  const ended = await openStream(api, ben.browser);
  const open = await listen(api, phone, 1);
  expect((await ben.browser.get('/api/logout.php')).status).toBe(204);
  expect(await rest(ended)).toBe('retry: 2000\n\n');
  await send(ann.browser, ben.id, 'for the phone only');
  expect((await open.events).map(({ event }) => event)).toEqual(['message']);
  await open.end();
}, 15_000);

test('a stream that reconnects after a minute gets every event once, in order', async () => {
  const premium = { account: { paid_user: true, credits: 5 } };
  const [me, ann] = [await api.member(premium), await api.member(premium)];
  const before = await listen(api, me.browser, 1);
  await send(ann.browser, me.id, 'before the cut');
  const [seen] = await before.events;
  await before.end();
  const steps = [
    () => send(ann.browser, me.id, 'one'),
    () => ann.browser.post('/api/like.php', { profile: me.id }),
    () => send(me.browser, ann.id, 'two'),
    () => ann.browser.put('/api/chat.php', { conversation: seen?.data.conversation }),
    () => send(ann.browser, me.id, 'three'),
  ];
  for (const step of steps) {
    api.clock.pass(12);
    expect((await step()).status).toBeLessThan(300);
  }
  const after = await listen(api, me.browser, 6, seen?.id);
  await send(ann.browser, me.id, 'after the cut');
  const received = await after.events;
  await after.end();
  expect(
    received.map(({ event, data }) => [event, (data.message as { text?: string } | undefined)?.text]),
  ).toEqual([
    ['message', 'one'],
    ['like', undefined],
    ['message', 'two'],
    ['read', undefined],
    ['message', 'three'],
    ['message', 'after the cut'],
  ]);
  const again = await listen(api, me.browser, 1, received.at(-1)?.id);
  await send(ann.browser, me.id, 'once');
  expect((await again.events).map(({ data }) => (data.message as { text: string }).text)).toEqual(['once']);
  await again.end();
});

test.runIf(engine === 'postgres')(
  'an open stream gets an event that happened after its LISTEN connection broke',
  async () => {
    const { id, browser } = await api.member();
    const stream = await listen(api, browser, 2);
    await keepEvent(4_000_000, id, 1);
    api.connection.signals.send([id]);
    await vi.waitFor(async () => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(api.db);
      expect(rows).toHaveLength(1);
    });
    await keepEvent(4_000_001, id, 2);
    expect((await stream.events).map(({ data }) => data)).toEqual([{ credits: 1 }, { credits: 2 }]);
    await stream.end();
  },
);
