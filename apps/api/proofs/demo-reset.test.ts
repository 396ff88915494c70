import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { prepareOwnServer, type OwnServer } from '../test/support/own-server';

let own: OwnServer;
let environment: Record<string, string>;

beforeAll(async () => {
  const demo = { DEMO: '1', DEMO_MEMBERS: '130', LIMITS: 'off', BRAND: 'amberlane' };
  own = await prepareOwnServer('api_reset', demo);
  environment = own.environment;
  expect(own.prepared).toMatchObject({ code: 0, output: expect.any(String) });
}, 600_000);
afterEach(() => own.endProcesses());
afterAll(() => own.remove());

async function reset(): Promise<[number | null, string]> {
  const command = own.start('command', {}, ['demo:reset']);
  const code = await command.exit;
  // A command that runs without the server logs itself on standard error.
  const answer = command
    .output()
    .split('\n')
    .filter((line) => !line.startsWith('{'));
  return [code, answer.join('\n').trim()];
}

interface LoggedIn {
  user: {
    credits: number;
    paid_user: boolean;
    language: string;
    num_unread_messages: number;
    num_new_likes: number;
  };
}

async function ask(method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie };
  return fetch(own.at(path), { method, headers, body: body && JSON.stringify(body) });
}

async function login(name: string): Promise<{ cookie: string; user: LoggedIn['user'] }> {
  const body = { email: `${name}@demo.example`, password: 'heartwood-demo' };
  const answer = await ask('POST', '/api/user.php', '', body);
  const { user } = (await answer.json()) as LoggedIn;
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', user };
}

const names = ['free', 'premium', 'unconfirmed'];
const shownOf = ({ user }: { user: LoggedIn['user'] }) => {
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

test('the reset restores the demo members, with the server running and with it stopped', async () => {
  const server = await own.serve();
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
  await own.serve();
  expect(await seen()).toEqual(before);
});

test('the reset refuses to run outside demo mode', async () => {
  environment.DEMO = '0';
  expect(await reset()).toEqual([1, 'this is no demo']);
  environment.DEMO = '1';
});
