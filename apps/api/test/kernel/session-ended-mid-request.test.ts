import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../src/kernel/sessions/session-store';
import { folderStore } from '../../src/photos/flydrive-store';
import { databaseState } from '../hostile/state';
import { picture } from '../photos/upload';
import { startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { memberPassword } from '../support/members';

let api: TestApi;
let folder: string;
let meanwhile: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-ended-meanwhile-'));
  const store = folderStore(folder);
  const put: typeof store.put = async (key, bytes) => {
    await store.put(key, bytes);
    await meanwhile();
  };
  api = await startApi({ photos: { ...store, put } });
});
afterAll(() => api.close());

const nothing = () => Promise.resolve();

interface Person {
  id: string;
  browser: Browser;
}

type Ask = (other: string, file: Buffer) => { method: string; path: string; body: object };

const formOf = (file: Buffer, fields: Record<string, string> = {}): FormData => {
  const form = new FormData();
  form.set('file', new File([Buffer.from(file)], 'me.jpg'));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const asked: [string, Ask][] = [
  ['an uploaded photo', (_, file) => ({ method: 'POST', path: '/api/photos.php', body: formOf(file) })],
  [
    'a chat photo',
    (profile, file) => ({ method: 'POST', path: '/api/chat-photo.php', body: formOf(file, { profile }) }),
  ],
  ['a swipe', (profile) => ({ method: 'POST', path: '/api/swipe.php', body: { profile, liked: true } })],
  [
    'a message',
    (profile) => ({ method: 'POST', path: '/api/chat.php', body: { profile, type: 'text', text: 'Hello' } }),
  ],
  [
    'a profile update',
    () => ({ method: 'PUT', path: '/api/profile.php', body: { name: 'Rowan', city: 'Utrecht' } }),
  ],
];

/** A body sent in two halves: `begun` resolves once the first was read, the second follows `goOn`. */
function inHalves(bytes: Uint8Array) {
  const half = Math.floor(bytes.length / 2);
  let wasRead = (): void => undefined;
  let goOn = (): void => undefined;
  const begun = new Promise<void>((resolve) => (wasRead = resolve));
  const rest = new Promise<void>((resolve) => (goOn = resolve));
  const parts = [bytes.slice(0, half), bytes.slice(half)];
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = parts.shift();
        if (!next) return controller.close();
        if (parts.length === 0) {
          wasRead();
          await rest;
        }
        controller.enqueue(next);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, begun, goOn };
}

/** Sends a request under a key, its body in halves. */
async function send(browser: Browser, ask: ReturnType<Ask>) {
  const { method, path, body } = ask;
  const whole = new Request(`http://${browser.host}${path}`, {
    method,
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  const halves = inHalves(new Uint8Array(await whole.arrayBuffer()));
  const type = body instanceof FormData ? whole.headers.get('content-type') : 'application/json';
  const answer = browser.send(
    new Request(`http://${browser.host}${path}`, {
      method,
      headers: {
        host: browser.host,
        'sec-fetch-site': 'same-origin',
        'content-type': type ?? '',
        cookie: browser.cookie ?? '',
        'idempotency-key': 'asked-once',
      },
      body: halves.body,
      duplex: 'half',
    }),
  );
  return { answer, ...halves };
}

async function people(): Promise<{ me: Person; other: Person; phone: Browser }> {
  const [me, other] = [
    await api.member({ account: { paid_user: true, credits: 20 } }),
    await api.member({ account: { paid_user: true } }),
  ];
  const phone = api.visitor();
  phone.cookie = `auth=${await openSession(api.db, me.id, 'phone', api.clock.now())}`;
  return { me, other, phone };
}

const endOthers = async (phone: Browser) =>
  expect((await phone.delete('/api/sessions.php', {})).status).toBe(204);

async function filesIn(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const statusAndBody = ({ status, body }: Answer) => [status, body];
const refused = [403, 'authentication_required'];

describe.each(asked)('%s', (_, ask) => {
  test('is refused when its session ends meanwhile, and can be repeated after a login', async () => {
    meanwhile = nothing;
    const { me, other, phone } = await people();
    const request = ask(other.id, await picture());
    const { answer, begun, goOn } = await send(me.browser, request);
    await begun;
    await endOthers(phone);
    const [state, files] = [await databaseState(api.db), await filesIn()];
    goOn();
    expect(statusAndBody(await answer)).toEqual(refused);
    expect([await databaseState(api.db), await filesIn()]).toEqual([state, files]);
    const { email } = await api.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    expect((await me.browser.post('/api/user.php', { email, password: memberPassword })).status).toBe(200);
    const again = await send(me.browser, request);
    again.goOn();
    expect((await again.answer).status).toBeLessThan(300);
  });

  test('is refused when its session ended before', async () => {
    meanwhile = nothing;
    const { me, other, phone } = await people();
    await endOthers(phone);
    const state = await databaseState(api.db);
    const { answer, goOn } = await send(me.browser, ask(other.id, await picture()));
    goOn();
    expect(statusAndBody(await answer)).toEqual(refused);
    expect(await databaseState(api.db)).toEqual(state);
  });
});

test.each(asked.slice(0, 2))(
  '%s whose session ends during file processing leaves no file',
  async (_, ask) => {
    const { me, other, phone } = await people();
    const files = await filesIn();
    let ending: Promise<void> | undefined;
    meanwhile = () => (ending ??= endOthers(phone));
    const { answer, goOn } = await send(me.browser, ask(other.id, await picture()));
    goOn();
    expect(statusAndBody(await answer)).toEqual(refused);
    const rows = await Promise.all(
      (['photo', 'chat_photo'] as const).map((table) =>
        api.db.selectFrom(table).select('id').where('account_id', '=', me.id).execute(),
      ),
    );
    expect([rows, await filesIn()]).toEqual([[[], []], files]);
  },
);
