import { rm } from 'node:fs/promises';
import { makeDatabase } from '@heartwood/tooling/test-database';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { ownEnvironment, run, type Running } from '../test/support/server-process';

let environment: Record<string, string>;
let drop = () => Promise.resolve();
const started: Running[] = [];

beforeAll(async () => {
  const template = inject('template');
  const database =
    template.engine === 'postgres'
      ? await makeDatabase(template.administrator, { label: 'api_reset' })
      : null;
  if (database) drop = () => database.drop();
  const own = await ownEnvironment(database?.url);
  environment = { ...own, DEMO: '1', DEMO_MEMBERS: '130', LIMITS: 'off', BRAND: 'amberlane' };
  const prepared = run('prepare', environment);
  expect([await prepared.exit, prepared.output()]).toMatchObject([0, expect.any(String)]);
}, 600_000);

afterEach(async () => {
  for (const { child, exit } of started.splice(0)) {
    child.kill('SIGKILL');
    await exit;
  }
});

afterAll(async () => {
  await rm(environment.DATA_DIR ?? '', { recursive: true, force: true });
  await drop();
});

function start(entry: string, args: string[] = []): Running {
  const running = run(entry, environment, args);
  started.push(running);
  return running;
}

async function reset(): Promise<[number | null, string]> {
  const command = start('command', ['demo:reset']);
  return [await command.exit, command.output().trim()];
}

interface Told {
  user: {
    credits: number;
    paid_user: boolean;
    language: string;
    num_unread_messages: number;
    num_new_likes: number;
  };
}

const at = (path: string) => `http://127.0.0.1:${environment.API_PORT}${path}`;

async function ask(method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie };
  return fetch(at(path), { method, headers, body: body && JSON.stringify(body) });
}

async function login(name: string): Promise<{ cookie: string; user: Told['user'] }> {
  const body = { email: `${name}@demo.example`, password: 'heartwood-demo' };
  const answer = await ask('POST', '/api/user.php', '', body);
  const { user } = (await answer.json()) as Told;
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', user };
}

const names = ['free', 'premium', 'unconfirmed'];
const shownOf = ({ user }: { user: Told['user'] }) => {
  const { credits, paid_user, language, num_unread_messages, num_new_likes } = user;
  return { credits, paid_user, language, num_unread_messages, num_new_likes };
};

async function changeEverything(): Promise<void> {
  for (const name of names) {
    const { cookie } = await login(name);
    const language = { language: 'nl' };
    expect((await ask('PUT', '/api/user.php', cookie, language)).status).toBe(200);
    const { chats } = (await (await ask('GET', '/api/chats.php', cookie)).json()) as {
      chats: { profile_id: string; conversation_id: string }[];
    };
    for (const { profile_id, conversation_id } of chats) {
      await ask('POST', '/api/chat.php', cookie, { profile: profile_id, type: 'text', text: 'Spent' });
      await ask('DELETE', '/api/chat.php', cookie, { conversation: conversation_id });
      await ask('POST', '/api/block.php', cookie, { profile: profile_id });
    }
    await ask('POST', '/api/auto-like.php', cookie);
  }
}

test('the demo members are put back, by the API while it runs and without it', async () => {
  const server = start('server');
  await server.says('"ready"');
  const seen = async () => Promise.all(names.map(async (name) => shownOf(await login(name))));
  const before = await seen();
  expect(before[1]?.paid_user).toBe(true);

  await changeEverything();
  expect(await seen()).not.toEqual(before);
  const { cookie } = await login('free');
  expect(await reset()).toEqual([0, 'demo members put back in amber']);
  expect(await seen()).toEqual(before);
  expect(await (await ask('GET', '/api/user.php', cookie)).json()).toEqual({ user: null });

  await changeEverything();
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(await reset()).toEqual([0, 'demo members put back in amber']);
  await start('server').says('"ready"');
  expect(await seen()).toEqual(before);
});

test('what is no demo is not reset', async () => {
  environment.DEMO = '0';
  expect(await reset()).toEqual([1, 'this is no demo']);
  environment.DEMO = '1';
});
