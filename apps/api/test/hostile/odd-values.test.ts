import { encodeCursor } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApi } from '../support/api';
import { databaseState } from './state';
import { requestOf, targetsFor, type Subjects } from './well-formed';
import { acquaint, premium, startHostile, type Person } from './world';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
let caller: Person;
let subjects: Subjects;
beforeAll(async () => {
  api = await startHostile();
  caller = await premium(api);
  subjects = await acquaint(caller, await premium(api));
}, 60_000);
afterAll(() => api.close());

const oddIds = [
  '0',
  '-1',
  '1e308',
  '9223372036854775808',
  'null',
  'undefined',
  'NaN',
  '..',
  '%',
  '*',
  "' or 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '<script>',
  '7c9e6679-7425-40de-944b-e07fc1f90ae',
  '7C9E6679-7425-40DE-944B-E07FC1F90AE7',
  '{7c9e6679-7425-40de-944b-e07fc1f90ae7}',
  '7c9e6679742540de944be07fc1f90ae7',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '😀',
  '\u202e7c9e6679',
  'a'.repeat(64),
  'a'.repeat(500),
];

test.each(oddIds)('the id %s returns 404 or 422 from every operation, and changes nothing', async (id) => {
  const before = await databaseState(api.db);
  const targets = await targetsFor({
    profile: id,
    conversation: id,
    payment: id,
    media: encodeURIComponent(id),
    gift: id,
    photo: id,
    galleryPhoto: id,
  });
  const wrong: string[] = [];
  for (const target of targets) {
    const asks = JSON.stringify([target.query, target.body, target.path, target.fields]);
    if (!asks.includes(JSON.stringify(id)) && target.id !== 'getMedia') continue;
    if (target.id === 'signup') continue;
    const { status, body } = await caller.browser.send(requestOf(target, caller.browser));
    const gone = target.id === 'unlike' && status === 200;
    if (![404, 422].includes(status) && !gone) wrong.push(`${target.id}: ${status} ${JSON.stringify(body)}`);
  }
  expect(wrong).toEqual([]);
  expect(await databaseState(api.db)).toEqual(before);
});

const oddNumbers = [
  '1e308',
  '-1e308',
  '1e999',
  '-1',
  '0',
  '0.5',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  '9007199254740993',
];
const numbered = [
  ['getChat', 'before'],
  ['getChat', 'after'],
  ['getChat', 'around'],
  ['getChat', 'limit'],
  ['searchMembers', 'page'],
  ['searchMembers', 'min_age'],
  ['searchMembers', 'max_age'],
  ['getGeocode', 'lat'],
  ['getGeocode', 'lon'],
] as const;

test.each(numbered)('%s returns 200 or 422 for any odd value of %s', async (id, name) => {
  const target = (await targetsFor(subjects)).find((known) => known.id === id);
  if (!target) throw new Error('no such operation');
  const statuses: [string, number][] = [];
  for (const value of [...oddNumbers, String(2n ** 63n), String(2n ** 31n), ' ', '', '1,2', '1;2']) {
    const query = new URLSearchParams({ ...target.query, [name]: value });
    const address = `${target.contract.path}?${query.toString()}`;
    const { status } = await caller.browser.send(requestOf(target, caller.browser, { address }));
    statuses.push([value, status]);
  }
  expect(statuses.filter(([, status]) => ![200, 422].includes(status))).toEqual([]);
});

test.each([1e308, 2 ** 63, 2 ** 53, 0, -1, 0.5, '1', null, true, [1]])(
  'the message number %j is rejected',
  async (seq) => {
    const { conversation } = subjects;
    const { status, body } = await caller.browser.put('/api/chat.php', { conversation, seq });
    expect([status, body]).toMatchObject([
      422,
      { code: 'invalid_fields', fields: { seq: expect.any(String) } },
    ]);
  },
);

test.each([1e308, 2 ** 31, 100_000_001, -1, 0.5, '5'])(
  'the spend limit %j is rejected',
  async (spend_limit) => {
    const { status, body } = await caller.browser.put('/api/user.php', { spend_limit });
    expect([status, body]).toMatchObject([
      422,
      { code: 'invalid_fields', fields: { spend_limit: expect.any(String) } },
    ]);
  },
);

const someId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const oddTimes = [
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '-004713-01-01T00:00:00.000Z',
  'infinity',
  '1',
  '',
  '2026-02-31',
  'now()',
];
const firstTime = '0000-01-01T00:00:00.000Z';
const lists: [string, string[]][] = [
  ['/api/chats.php', [encodeCursor([firstTime, someId])]],
  ['/api/likes.php', [encodeCursor([firstTime, someId])]],
  [
    '/api/transactions.php',
    [encodeCursor(['0', firstTime, someId]), encodeCursor(['999999999999999', firstTime, someId])],
  ],
];

test.each(lists)('%s rejects a forged cursor unless its time and id are valid', async (path, valid) => {
  const cursors = oddTimes.flatMap((time) => [
    encodeCursor([time, someId]),
    encodeCursor(['0', time, someId]),
    encodeCursor(['999999999999999', time, someId]),
  ]);
  const odd = [
    '~',
    '~~',
    '%',
    'a~b~c',
    '-1~0~0',
    '1e308~0~0',
    '9223372036854775808~0~0',
    'x'.repeat(200),
    '😀',
    encodeCursor(['2026-03-02T12:00:00.000Z', 'x']),
    encodeCursor(['0', '2026-03-02T12:00:00.000Z', 'x']),
  ];
  const ask = async (cursor: string) => {
    const { status, body } = await caller.browser.get(path, { query: { cursor } });
    return [cursor, status, (body as { fields?: unknown }).fields];
  };
  const forged = [...cursors, ...odd].filter((cursor) => !valid.includes(cursor));
  const answers = await Promise.all([...valid, ...forged].map(ask));
  expect(answers).toEqual([
    ...valid.map((cursor) => [cursor, 200, undefined]),
    ...forged.map((cursor) => [cursor, 422, { cursor: 'invalid' }]),
  ]);
});

test('an invalid Last-Event-ID returns 422', async () => {
  for (const id of ['-1', '1e308', '9223372036854775808', 'x', '']) {
    const { status, body } = await caller.browser.get('/api/events.php', {
      headers: { 'last-event-id': id },
    });
    expect([id, status, body]).toMatchObject([id, 422, { code: 'invalid_fields' }]);
  }
});
