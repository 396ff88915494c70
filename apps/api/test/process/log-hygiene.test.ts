import { rm } from 'node:fs/promises';
import { makeDatabase } from '@heartwood/tooling/test-database';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { buildEntries, ownEnvironment, run } from '../support/server-process';

vi.setConfig({ testTimeout: 60_000 });

let environment: Record<string, string>;
let drop = () => Promise.resolve();

beforeAll(async () => {
  await buildEntries();
  const template = inject('template');
  const database =
    template.engine === 'postgres' ? await makeDatabase(template.administrator, { label: 'api_log' }) : null;
  if (database) drop = () => database.drop();
  const smtpThatRefuses = 'smtp://127.0.0.1:1';
  const own = await ownEnvironment(database?.url);
  environment = {
    ...own,
    LOG_LEVEL: 'debug',
    SMTP_URL: smtpThatRefuses,
    MAIL_FROM: 'no-reply@amberlane.example',
  };
  expect(await run('prepare', environment).exit).toBe(0);
}, 180_000);

afterAll(async () => {
  await rm(environment.DATA_DIR ?? '', { recursive: true, force: true });
  await drop();
});

const canaries = {
  password: 'canary-password-1f',
  email: 'canary-mail-2e@oakmere.example',
  text: 'canary-message-3d',
  token: 'canary-token-4c',
  cookie: 'canary-cookie-5b',
  code: 'canary-code-6a',
  lat: '52.0912345',
  lon: '5.1287654',
  name: 'Canaryname Seven',
  birth: '1988-08-18',
  referrer: 'canary-ref-8',
  agent: 'canary-agent-9',
  field: 'canary-field-10',
  key: 'canary-key-11',
};

test('a log of everything holds nobody’s secrets', async () => {
  const server = run('server', environment);
  await server.says('"ready"');
  const at = (path: string) => `http://127.0.0.1:${environment.API_PORT}${path}`;
  let cookie = `auth=${canaries.cookie}`;
  const ask = async (method: string, path: string, body?: string | object) => {
    const answer = await fetch(at(path), {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': canaries.key,
        'user-agent': canaries.agent,
        referer: `http://localhost/?token=${canaries.token}&${canaries.referrer}`,
        'x-forwarded-for': '203.0.113.123',
        cookie,
      },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
    });
    const set = answer.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    await answer.text();
    return answer.status;
  };
  const { email, password, name, text, token } = canaries;
  const settings = (await (await fetch(at('/api/settings.php'))).json()) as { terms_version: string };
  const form = {
    email,
    name,
    password,
    date_of_birth: canaries.birth,
    terms_version: settings.terms_version,
  };
  const wrongForm = { ...form, [canaries.field]: 1 };
  const statuses = [
    await ask('POST', '/api/user.php', { email, password }),
    await ask('POST', '/api/user.php', `{"email":"${email}","password":"${password}`),
    await ask('POST', '/api/signup.php', wrongForm),
    await ask('POST', '/api/signup.php', form),
    await ask('POST', '/api/activate.php', { token }),
    await ask('GET', `/api/discountcode.php?code=${canaries.code}`),
    await ask('GET', `/api/geocode.php?lat=${canaries.lat}&lon=${canaries.lon}`),
    await ask('GET', `/api/members.php?${canaries.field}=1`),
    await ask('GET', `/media/${canaries.token}`),
    await ask('GET', `/${canaries.token}?${canaries.field}`),
    await ask('PUT', '/api/profile.php', { name, city: text, description: text }),
    await ask('POST', '/api/chat.php', { profile: canaries.token, type: 'text', text }),
    await ask('POST', '/api/payment-webhook.php', { id: canaries.token }),
    await ask('POST', '/api/page-hidden.php', { [canaries.field]: text }),
  ];
  expect(statuses).toEqual([403, 400, 422, 201, 422, 404, 200, 422, 422, 404, 200, 404, 200, 422]);
  await server.says('"job failed"');
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const lines = server.output().trim().split('\n');
  expect(lines.filter((line) => !/^\{.*\}$/.test(line))).toEqual([]);
  const session = cookie.replace('auth=', '');
  const secrets = [...Object.values(canaries), session, 'canary', '203.0.113.123', '127.0.0.1,'];
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  expect(lines.some((line) => line.includes('"route":"/media/{key}"'))).toBe(true);
});
