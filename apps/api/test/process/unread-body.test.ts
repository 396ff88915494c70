import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../src/kernel/process/http-server';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
let server: Listening;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  api = await startApi();
  server = await listen(api.application.app.fetch, '127.0.0.1', 0);
});
afterAll(async () => {
  agent.destroy();
  await server.drain(0);
  await api.close();
});

/** Posts on the one connection of `agent`, and returns the status and whether the connection was used before. */
function post(
  path: string,
  type: string,
  body: string,
): Promise<[status: number | undefined, reused: boolean]> {
  return new Promise((resolve, reject) => {
    const { host } = api.visitor();
    const headers = { host, 'content-type': type, 'content-length': body.length };
    const asked = request(
      { agent, port: server.port, host: '127.0.0.1', method: 'POST', path, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve([answer.statusCode, asked.reusedSocket]));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

test.each([
  ['too long', '/api/signup.php', 'application/json', 413],
  ['of the wrong type', '/api/signup.php', 'text/plain', 415],
  ['for an unknown call', '/api/none.php', 'application/json', 404],
])('a connection is kept after a body that is %s, and not read', async (_, path, type, status) => {
  const large = 'a'.repeat(2_000_000);
  expect((await post(path, type, large))[0]).toBe(status);
  for (let call = 0; call < 5; call += 1) {
    expect(await post('/api/page-hidden.php', 'application/json', '{}')).toEqual([204, true]);
    expect(await post(path, type, large)).toEqual([status, true]);
  }
});

test('a connection is closed after a body of unknown length that is not read', async () => {
  const socket = connect(server.port, '127.0.0.1');
  const chunk = `11000\r\n${'a'.repeat(0x11000)}\r\n`;
  socket.setEncoding('latin1');
  socket.write(
    `POST /api/signup.php HTTP/1.1\r\nHost: ${api.visitor().host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
  );
  const [answer] = (await once(socket, 'data')) as [string];
  socket.destroy();
  expect([/^HTTP\/1.1 (\d+)/.exec(answer)?.[1], /^connection: close$/im.test(answer)]).toEqual(['413', true]);
});
