import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account';
import { expireExports } from '../../src/accounts/jobs/expire-exports';
import { columnRules } from '../../src/accounts/personal-data/column-rules';
import { ownRows } from '../../src/accounts/personal-data/own-rows';
import { folderStore } from '../../src/photos/flydrive-store';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { finish } from '../support/finish';
import { mailTo } from '../support/mails';
import { memberPassword } from '../support/members';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-export-'));
  api = await startApi({ photos: folderStore(folder) });
  await api.application.work();
});
afterAll(() => api.close());

const path = '/api/export.php';
const hour = 3600;
const ask = (browser: Browser, password = memberPassword) => browser.post(path, { password });
const filesLeft = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const emailOf = async (id: string) => {
  const account = api.db.selectFrom('account').select('email').where('id', '=', id);
  return (await account.executeTakeFirstOrThrow()).email;
};

async function withCopy() {
  const member = await api.member({ account: { paid_user: true, credits: 20 } });
  expect((await ask(member.browser)).status).toBe(202);
  expect((await mailTo(api, await emailOf(member.id))).text).toContain('/settings/data');
  return member;
}

test('every database column has an export and erasure rule, and every rule has a column', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(api.db);
  const ruled = Object.entries(columnRules).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(ruled.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('exactly the tables with exported columns are assigned to an export file', () => {
  const shows = Object.entries(columnRules).filter(([, columns]) =>
    Object.values(columns).some(([exported]) => exported === 'shown'),
  );
  expect(Object.keys(ownRows).toSorted()).toEqual(shows.map(([table]) => table).toSorted());
});

describe('data export', () => {
  test('requires the password, is limited to one a day, and is available to its member only', async () => {
    const { browser } = await withCopy();
    expect(await ask(browser, 'not the password')).toMatchObject({ body: { code: 'old_password_wrong' } });
    expect(await ask(browser)).toMatchObject({ status: 429, body: { data: { minutes: 1440 } } });
    const stranger = await api.member();
    expect((await stranger.browser.get('/api/export-file.php')).status).toBe(404);
    expect((await stranger.browser.get(path)).body).toEqual({
      status: 'none',
      until: null,
      size: null,
      file: null,
    });
    expect((await api.visitor().get('/api/export-file.php')).body).toBe('authentication_required');
  });

  test('expires after 48 hours, and its file is removed', async () => {
    const { browser } = await withCopy();
    const before = await filesLeft();
    const { body } = await browser.get(path);
    expect(body).toMatchObject({ status: 'ready', file: '/api/export-file.php' });
    api.clock.pass(48 * hour);
    expect((await browser.get('/api/export-file.php')).status).toBe(404);
    expect((await browser.get(path)).body).toMatchObject({ status: 'expired', size: null, file: null });
    await finish(api, expireExports);
    await vi.waitFor(async () => expect(await filesLeft()).toBeLessThan(before), { timeout: 10_000 });
    expect((await ask(browser)).status).toBe(202);
  });
});

test('an interrupted erasure changes nothing, and the next run completes it', async () => {
  const { id, browser } = await withCopy();
  await browser.post('/api/account-deletion.php', { password: memberPassword });
  api.clock.pass(14 * 24 * hour);
  const { inTransaction, environment } = api.application.services;
  const state = async () => [
    await api.db.selectFrom('account').selectAll().where('id', '=', id).execute(),
    await api.db.selectFrom('profile').selectAll().where('id', '=', id).execute(),
    await api.db.selectFrom('data_export').selectAll().where('account_id', '=', id).execute(),
  ];
  const before = await state();
  const erase = () => inTransaction((scope) => eraseAccount(scope, id, environment.SESSION_SECRET));
  const broken = inTransaction(async (scope) => {
    await eraseAccount(scope, id, environment.SESSION_SECRET);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await state()).toEqual(before);
  expect([await erase(), await erase()]).toEqual([true, false]);
  expect(await state()).toMatchObject([[{ status: 'erased' }], [{ name: '–', shown_on: [] }], []]);
});
