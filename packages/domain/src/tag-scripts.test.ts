import { expect, test } from 'vitest';
import { isTagHost, isTagScript, tagOrigin } from './tag-scripts';

test.each([
  ['tags.example', true],
  ['a-b.tags.example', true],
  ['localhost:4000', true],
  ['tag.localhost', true],
  ['tags.example:8443', false],
  ['https://tags.example', false],
  ['tags.example/path', false],
  ['Tags.example', false],
  ['*.example', false],
  ['*', false],
  ["'unsafe-inline'", false],
  ['a.example b.example', false],
  ['a.example;', false],
  ['', false],
])('%j is a tag host: %s', (host, is) => expect(isTagHost(host)).toBe(is));

test('the CSP origin uses https, and http for localhost', () =>
  expect([tagOrigin('tags.example'), tagOrigin('tag.localhost:4000')]).toEqual([
    'https://tags.example',
    'http://tag.localhost:4000',
  ]));

test.each([
  ['https://tags.example/a.js', ['tags.example'], true],
  ['https://tags.example/a.js', ['pixel.example', 'tags.example'], true],
  ['https://tags.example/a.js', ['pixel.example'], false],
  ['https://tags.example:8443/a.js', ['tags.example'], false],
  ['http://tags.example/a.js', ['tags.example'], false],
  ['no address', ['tags.example'], false],
  ['https://tags.example/a.js', ['tags.example', '*'], false],
])('%s with the hosts %j is allowed: %s', (script, hosts, may) =>
  expect(isTagScript({ script, hosts })).toBe(may),
);
