import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin';

const own = 'https://brand.example';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null', cookie: 'auth=1' }, true],
  [{ origin: own, cookie: 'auth=1' }, true],
  [{ 'sec-fetch-site': 'none', origin: own }, true],
  [{ origin: 'https://elsewhere.example' }, false],
  [{ origin: 'http://brand.example' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }, false],
  [{}, true],
  [{ cookie: 'auth=1' }, false],
])('%j is same-origin: %s', (headers, believed) => expect(isSameOrigin(headers, own)).toBe(believed));
