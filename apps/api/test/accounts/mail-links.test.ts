import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { mailTo } from '../support/mails';
import { signupForm } from '../support/signup-form';

/** The origin of the link mailed after a signup at a host. */
async function linkOf(api: TestApi, host: string, email: string): Promise<string> {
  const answer = await api.visitor({ host }).post('/api/signup.php', signupForm({ email }));
  expect([answer.status, answer.body]).toMatchObject([201, { user: { email } }]);
  const { text } = await mailTo(api, email);
  return new URL(/https?:\S+/.exec(text)?.[0] ?? '').origin;
}

describe('mail links in production', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ environment: { DEMO: '0', BASE_URL: 'https://oakmere.test' } });
    await api.application.work();
  });
  afterAll(() => api.close());

  test.each([
    ['oakmere.test', 'https://oakmere.test'],
    ['oakmere.test:1337', 'https://oakmere.test'],
    ['OAKMERE.test:80', 'https://oakmere.test'],
    ['localhost:9', 'https://oakmere.example'],
    ['0.0.0.0', 'https://oakmere.example'],
    ['elmford.test:8443', 'https://elmford.test'],
  ])('requested at %s point to %s', async (host, origin) => {
    expect(await linkOf(api, host, `at-${host.replace(':', '-').toLowerCase()}@oakmere.example`)).toBe(
      origin,
    );
  });
});

test('in demo mode a mail link points to the host of the request', async () => {
  const api = await startApi();
  await api.application.work();
  expect(await linkOf(api, 'oakmere.test:3456', 'demo@oakmere.example')).toBe('http://oakmere.test:3456');
  await api.close();
});
