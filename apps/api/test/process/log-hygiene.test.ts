import { once } from 'node:events';
import type { Credits, Payment } from '@heartwood/api-contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareAskers } from './in-flight';
import { prepareOwnServer, type OwnServer } from '../support/own-server';

vi.setConfig({ testTimeout: 60_000 });

let own: OwnServer;

/** A mail server that rejects every recipient, quoting it in the response. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(new Error(`<${address}>: unknown user, ${address} is nobody`)),
});

beforeAll(async () => {
  const listening = mailServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  own = await prepareOwnServer('api_log', {
    LOG_LEVEL: 'debug',
    SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    MAIL_FROM: 'no-reply@amberlane.example',
  });
  expect(own.prepared.code).toBe(0);
}, 180_000);

afterAll(async () => {
  await own.endProcesses();
  await own.remove();
  mailServer.close();
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
  holder: 'Canaryholder Twelve',
  street: 'Canarystreet',
  iban: 'NL91ABNA0417164300',
  phone: '612345678',
  otp: '975310',
};

/** An order by direct debit of the first package offered in the Netherlands. */
async function debitOrder(cookie: string): Promise<object> {
  const answer = await fetch(own.at('/api/credits.php?country=NL'), { headers: { cookie } });
  const { packages } = (await answer.json()) as Credits;
  return {
    account_holder: canaries.holder,
    iban: canaries.iban,
    street: canaries.street,
    house_number: '12',
    zip: '3511 AB',
    city: 'Utrecht',
    phone: `0${canaries.phone}`,
    country: 'NL',
    package: packages[0]?.id,
    amount: packages[0]?.amount,
    express_request: true,
  };
}

test('the log contains no personal data, secrets or full IP addresses', async () => {
  const [sender, recipient] = await prepareAskers(own, 2);
  const server = await own.serve();
  let cookie = `auth=${canaries.cookie}`;
  const ask = async (method: string, path: string, body?: string | object, key = canaries.key) => {
    const answer = await fetch(own.at(path), {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': key,
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
  const { brand: brandId, ...settings } = (await (await fetch(own.at('/api/settings.php'))).json()) as {
    brand: string;
    terms_version: string;
  };
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
    await ask('POST', '/api/reset-password.php', { email }),
    await ask('PUT', '/api/reset-password.php', { token, password }),
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
  const cookies = [cookie, sender?.cookie ?? ''].map((one) => one.replace('auth=', ''));
  cookie = sender?.cookie ?? '';
  statuses.push(await ask('POST', '/api/chat.php', { profile: recipient?.id, type: 'text', text }));
  const order = await debitOrder(cookie);
  statuses.push(await ask('POST', '/api/directdebit.php', { ...order, iban: `${canaries.iban}1` }));
  statuses.push(await ask('POST', '/api/directdebit.php', order, 'canary-key-13'));
  const { order: ordered } = (await (
    await fetch(own.at('/api/directdebit.php'), { headers: { cookie } })
  ).json()) as { order: { payment: Payment } };
  const wrongCode = { payment_id: ordered.payment.payment_id, otp: canaries.otp };
  statuses.push(await ask('PUT', '/api/directdebit.php', wrongCode, 'canary-key-14'));
  expect(statuses).toEqual([
    403, 400, 422, 201, 422, 204, 422, 404, 200, 422, 422, 404, 200, 404, 200, 422, 200, 422, 201, 422,
  ]);
  await server.says('"job failed"');
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const lines = server.output().trim().split('\n');
  expect(lines.filter((line) => !/^\{.*\}$/.test(line))).toEqual([]);
  const secrets = [...Object.values(canaries), ...cookies, 'canary', '203.0.113.123', '127.0.0.1,'];
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  type Line = { msg: string; route?: string; network?: string; brand?: string };
  const logged = lines.map((line) => JSON.parse(line) as Line);
  const requests = logged.filter(({ msg }) => msg === 'request');
  expect(requests.filter(({ route }) => route === '/media/{key}')).toHaveLength(1);
  expect(new Set(requests.map(({ brand }) => brand))).toEqual(new Set([brandId]));
  expect(new Set(requests.map(({ network }) => network))).toEqual(
    new Set(['203.0.113.0/24', '127.0.0.0/24']),
  );
  expect(lines.find((line) => line.includes('"job failed"'))).toContain(
    'the mail server did not take a mail: EENVELOPE 550',
  );
});
