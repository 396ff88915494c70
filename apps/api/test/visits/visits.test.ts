import { mostVisitSources, visitPages } from '@heartwood/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allCommands } from '../../src/commands';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import { signupForm } from '../support/signup-form';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

const path = '/api/visit.php';
const count = (body: object, browser = api.visitor()) => browser.post(path, body);
const exported = async (...args: string[]) =>
  (await allCommands(api.application.services)['visits:export']?.(args))?.split('\n');
const header = 'brand,day,lander,step,source,count';

test('visits are counted by brand, day, page, step and source, signups as accounts, and exported', async () => {
  await count({ lander: 'gallery', step: 'view', source: { network: 'Partner' } });
  await count({ lander: 'gallery', step: 'view', source: { network: 'partner', ref: 'x', sub1: 'y' } });
  await count({ lander: 'gallery', step: 'start', source: { ref: 'spring' } });
  await count({ lander: 'landing2', step: 'view' }, api.visitor({ host: elmfordHost }));
  await api
    .visitor()
    .post(
      '/api/signup.php',
      signupForm({ email: 'counted@oakmere.example', tracking: { network: 'partner' } }),
    );
  api.clock.pass(86_400);
  await count({ lander: 'gallery', step: 'view', source: {} });
  expect(await exported()).toEqual([
    header,
    'elmford,2026-03-02,landing2,view,none,1',
    'oakmere,2026-03-02,gallery,start,spring,1',
    'oakmere,2026-03-02,gallery,view,partner,2',
    'oakmere,2026-03-02,none,account,partner,1',
    'oakmere,2026-03-03,gallery,view,none,1',
  ]);
  expect(await exported('2026-03-03')).toEqual([header, 'oakmere,2026-03-03,gallery,view,none,1']);
  await expect(exported('yesterday')).rejects.toThrow('usage: visits:export');
});

test('invalid source names are counted as other', async () => {
  for (const network of [
    '<script>alert(1)</script>',
    '=1+1',
    'a\r\nb',
    'a,b',
    'x'.repeat(200),
    '../x',
    '😀',
  ]) {
    expect((await count({ lander: 'video', step: 'view', source: { network } })).status).toBe(204);
  }
  expect(await exported()).toEqual([header, 'oakmere,2026-03-02,video,view,other,7']);
});

test('invalid input is refused and not counted', async () => {
  const bad = [
    {},
    { lander: 'gallery' },
    { lander: 'none', step: 'view' },
    { lander: 'nowhere', step: 'view' },
    { lander: 'gallery', step: 'account' },
    { lander: ['gallery'], step: 'view' },
    { lander: 'gallery', step: 'view', source: 'partner' },
    { lander: 'gallery', step: 'view', source: { network: ['a'] } },
    { lander: 'gallery', step: 'view', source: { network: 'x'.repeat(2048) } },
    { lander: 'gallery', step: 'view', source: { network: 'a', ip: '1.2.3.4' } },
    { lander: 'gallery', step: 'view', count: 1000 },
    { lander: 'gallery', step: 'view', source: { network: 'a\u0000' } },
  ];
  const statuses = await Promise.all(bad.map(async (body) => (await count(body)).status));
  expect(statuses.filter((status) => ![400, 422].includes(status))).toEqual([]);
  expect(await exported()).toEqual([header]);
});

test(`a brand counts ${mostVisitSources} sources a day separately, and further ones as other`, async () => {
  for (let at = 0; at < mostVisitSources + 3; at += 1) {
    await count({ lander: 'gallery', step: 'view', source: { network: `n${at}` } });
  }
  await count({ lander: 'gallery', step: 'view', source: { network: 'n7' } });
  const rows = await api.db.selectFrom('visit_count').select(['source', 'count']).execute();
  expect([rows.length, rows.find(({ source }) => source === 'other')?.count]).toEqual([
    mostVisitSources + 1,
    3,
  ]);
  expect(rows.find(({ source }) => source === 'n7')?.count).toBe(2);
});

test('fifty parallel visits are counted as fifty', async () => {
  await Promise.all(Array.from({ length: 50 }, () => count({ lander: 'gallery', step: 'view' })));
  expect(await exported()).toEqual([header, 'oakmere,2026-03-02,gallery,view,none,50']);
});

test('the thirty-first visit from one IP address returns 429 and is not counted', async () => {
  const limited = await startApi({ environment: { LIMITS: 'on' } });
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) {
    const browser = limited.visitor({ address: '203.0.113.7' });
    statuses.push((await browser.post(path, { lander: 'video', step: 'view' })).status);
  }
  const rows = await limited.db.selectFrom('visit_count').select('count').execute();
  expect([statuses.at(-1), rows]).toEqual([429, [{ count: 30 }]]);
  await limited.close();
});

test('the stored counts contain no personal data', async () => {
  await count({ lander: 'gallery', step: 'view', source: { network: 'partner', sub1: 'click-4711' } });
  expect(await api.db.selectFrom('visit_count').selectAll().execute()).toEqual([
    { brand: 'oakmere', day: '2026-03-02', lander: 'gallery', step: 'view', source: 'partner', count: 1 },
  ]);
});

test('every counted page is accepted by the contract', async () => {
  const statuses = await Promise.all(
    visitPages
      .filter((lander) => lander !== 'none')
      .map(async (lander) => (await count({ lander, step: 'start' })).status),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
});
