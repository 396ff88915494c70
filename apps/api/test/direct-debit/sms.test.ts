import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSms } from '../../src/sms/open-sms';
import { elksSms } from '../../src/sms/elks';
import { SmsError, smsSender } from '../../src/sms/sms-port';
import { readEnvironment } from '../../src/kernel/environment';
import { systemClock } from '../../src/kernel/clock';

interface Asked {
  method: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

let server: Server;
let url: string;
let asked: Asked[];
let answer: { status: number; body: string };
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { authorization } = request.headers;
      asked.push({
        method: request.method,
        authorization,
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a1/sms`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '{"status":"created","id":"s1"}' };
});

const sms = {
  to: '+31612345678',
  sender: 'Oakmere',
  text: '123456 is your code: €15.00\n\n@oakmere.test #123456',
};

test('a message is posted in the format of 46elks', async () => {
  await elksSms(url, 'user:secret').send(sms);
  expect(asked).toEqual([
    {
      method: 'POST',
      authorization: `Basic ${Buffer.from('user:secret').toString('base64')}`,
      form: { from: 'Oakmere', to: '+31612345678', message: sms.text },
    },
  ]);
});

test.each([
  ['refuses', { status: 403, body: 'Invalid number +31612345678' }],
  ['fails', { status: 500, body: '<html>' }],
  ['could not send', { status: 200, body: '{"status":"failed"}' }],
  ['redirects', { status: 307, body: '' }],
])('a gateway that %s raises an error without phone number or text', async (_, said) => {
  answer = said;
  const error: unknown = await elksSms(url, 'user:secret')
    .send(sms)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SmsError);
  expect((error as Error).message).not.toMatch(/\d{6}|\+31/);
});

test('an unreachable gateway raises an error', async () => {
  await expect(elksSms('http://127.0.0.1:9/a1/sms', 'user:secret').send(sms)).rejects.toThrow(SmsError);
});

test('the sender is the brand’s name in the characters and length that networks accept', () => {
  expect(['Amberlane', 'Sérávigna & Söhne', '4 you', 'Zilverlinde Nederland', '♥'].map(smsSender)).toEqual([
    'Amberlane',
    'SeravignaSo',
    'you',
    'Zilverlinde',
    'Heartwood',
  ]);
});

test('production without a gateway has no SMS', () => {
  const environment = readEnvironment({ NODE_ENV: 'test' });
  const real = { ...environment, NODE_ENV: 'production', BASE_URL: 'https://hearts.example' } as const;
  const open = (changes: object) => openSms({ ...real, ...changes }, undefined as never, systemClock);
  expect([open({}), open({ SMS_URL: url, SMS_TOKEN: 'a:b' }) === null]).toEqual([null, false]);
});
