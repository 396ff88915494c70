import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  // What passes before this process hears of it is lost.
  await new Promise<void>((resolve) => {
    api.connection.signals.listen('nobody', { changed: resolve, passed: () => undefined });
  });
});
afterAll(() => api.close());

interface Person {
  id: string;
  browser: Browser;
}

const premium = { paid_user: true, credits: 50 };

/** Opens a member's stream; what is read of it ends where a text has come. */
async function openStream({ browser }: Person) {
  const request = new Request(`http://${browser.host}/api/events.php`, {
    headers: { host: browser.host, cookie: browser.cookie ?? '' },
  });
  const { body } = await api.application.app.fetch(request, { peer: browser.address });
  if (!body) throw new Error('no stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async readUntil(end: string): Promise<string[]> {
      while (!text.includes(end)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended after: ${text}`);
        text += value;
      }
      return text.split('\n\n').filter((frame) => frame.startsWith('event: '));
    },
    end: () => reader.cancel(),
  };
}

async function acquainted(from: TestApi = api): Promise<{ ann: Person; ben: Person; conversation: string }> {
  const [ann, ben] = [await from.member({ account: premium }), await from.member()];
  const { body } = await send(ann.browser, ben.id, 'Hi');
  return { ann, ben, conversation: (body as { conversation: string }).conversation };
}

const type = async ({ browser }: Person, conversation: string) =>
  (await browser.post('/api/typing.php', { conversation })).status;

/** The types of the events that are passed on to open pages while something is done. */
async function passedWhile(
  { connection: { signals } }: TestApi,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const types: string[] = [];
  const pass = signals.pass.bind(signals);
  signals.pass = (event) => {
    types.push(event.type);
    pass(event);
  };
  await act();
  signals.pass = pass;
  return types;
}

test('a typing event reaches the other member’s stream, without an id, and is not stored', async () => {
  const { ann, ben, conversation } = await acquainted();
  const stream = await openStream(ben);
  await stream.readUntil('retry');
  const kept = () => api.db.selectFrom('event').select('id').where('account_id', '=', ben.id).execute();
  const before = await kept();
  expect(await type(ann, conversation)).toBe(204);
  const frames = await stream.readUntil('typing');
  await stream.end();
  const data = JSON.stringify({ conversation, profile: ann.id });
  expect(frames.at(-1)).toBe(`event: typing\ndata: ${data}`);
  expect(await kept()).toEqual(before);
});

test('typing is refused in unknown, others’ and blocked conversations, and without a session', async () => {
  const { ann, ben, conversation } = await acquainted();
  const stranger = await api.member();
  expect([
    await type(stranger, conversation),
    await type(ann, '00000000-0000-4000-8000-000000000000'),
    (await api.visitor().post('/api/typing.php', { conversation })).status,
  ]).toEqual([404, 404, 403]);
  await ben.browser.post('/api/block.php', { profile: ann.id });
  expect(await passedWhile(api, async () => expect(await type(ann, conversation)).toBe(403))).toEqual([]);
});

test('typing of an unconfirmed member sends no event', async () => {
  const { ann, conversation } = await acquainted();
  await api.db.updateTable('account').set({ status: 'not_confirmed' }).where('id', '=', ann.id).execute();
  expect(await passedWhile(api, () => type(ann, conversation))).toEqual([]);
});

test('typing sends no event if either member has turned it off', async () => {
  const eventsHiding = async (hiding?: 'ann' | 'ben') => {
    const { conversation, ...people } = await acquainted();
    if (hiding) await people[hiding].browser.put('/api/user.php', { show_typing: false });
    return passedWhile(api, async () => expect(await type(people.ann, conversation)).toBe(204));
  };
  expect([await eventsHiding('ann'), await eventsHiding('ben'), await eventsHiding()]).toEqual([
    [],
    [],
    ['typing'],
  ]);
});

test('repeated typing sends one event in three seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limited = await startApi({ environment: { LIMITS: 'on' } });
  const { ann, conversation } = await acquainted(limited);
  const statuses: number[] = [];
  const typesAfter = (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds);
    return passedWhile(limited, async () => {
      for (let times = 0; times < 5; times += 1) statuses.push(await type(ann, conversation));
    });
  };
  const types = [await typesAfter(0), await typesAfter(2999), await typesAfter(1), await typesAfter(3000)];
  vi.useRealTimers();
  await limited.close();
  expect([statuses, types]).toEqual([Array<number>(20).fill(204), [['typing'], [], ['typing'], ['typing']]]);
});
