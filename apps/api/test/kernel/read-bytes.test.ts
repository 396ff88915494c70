import { expect, test } from 'vitest';
import { hasBody, readBytes } from '../../src/kernel/edge/read-bytes';

const bodied = (headers: Record<string, string>, body: ReadableStream, method = 'DELETE') =>
  new Request('http://oakmere.test/api/swipe.php', { method, headers, body, duplex: 'half' } as RequestInit);

test.each([
  [{}, false],
  [{ 'content-length': '0', 'content-type': 'application/json' }, false],
  [{ 'content-length': '2' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
  [{ 'content-type': 'application/json' }, true],
])('a DELETE, which the server always gives a stream, has a body by its headers %o: %s', (headers, has) => {
  expect(hasBody(bodied(headers, new ReadableStream()))).toBe(has);
});

test.each([[{ 'content-length': '500' }], [{ 'transfer-encoding': 'chunked' }]])(
  'a body with %o that breaks off is a bad request',
  async (headers) => {
    const broken = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(8));
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    await expect(readBytes(bodied(headers, broken, 'POST'), 1000)).rejects.toMatchObject({
      code: 'bad_request',
    });
  },
);
