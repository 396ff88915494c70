import { expect, test } from 'vitest';
import { hasBody } from '../../src/kernel/edge/read-bytes';

/** A DELETE as the server gives it: with a stream, whether or not a body was sent. */
const deletion = (headers: Record<string, string>) =>
  new Request('http://oakmere.test/api/swipe.php', {
    method: 'DELETE',
    headers,
    body: new ReadableStream(),
    duplex: 'half',
  } as RequestInit);

test.each([
  [{}, false],
  [{ 'content-length': '0', 'content-type': 'application/json' }, false],
  [{ 'content-length': '2' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
  [{ 'content-type': 'application/json' }, true],
])('a DELETE with the headers %o has a body: %s', (headers, has) => {
  expect(hasBody(deletion(headers))).toBe(has);
});
