import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account';
import { makeExport } from '../../src/accounts/jobs/make-export';
import { columnRules } from '../../src/accounts/personal-data/column-rules';
import { ownRows } from '../../src/accounts/personal-data/own-rows';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { memberPassword } from '../support/members';
import { makeFullMember } from './full-member';

vi.setConfig({ testTimeout: 180_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const emailOf = async (id: string) => {
  const account = api.db.selectFrom('account').select('email').where('id', '=', id);
  return (await account.executeTakeFirstOrThrow()).email;
};

/** A data export as a browser downloads it. */
async function copyOf({
  id,
  browser,
}: {
  id: string;
  browser: Browser;
}): Promise<Record<string, Uint8Array>> {
  expect((await browser.post('/api/export.php', { password: memberPassword })).status).toBe(202);
  const asked = api.db.selectFrom('data_export').select('key').where('account_id', '=', id);
  const { key } = await asked.executeTakeFirstOrThrow();
  const facts = { brandId: 'oakmere', origin: 'http://oakmere.test' };
  await makeExport.run({ accountId: id, key, facts }, api.application.services);
  const request = new Request(`http://${browser.host}/api/export-file.php`, {
    headers: { host: browser.host, cookie: browser.cookie ?? '' },
  });
  const response = await api.application.app.fetch(request, { peer: browser.address });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

test('the data export has all exported columns of the member, no secrets and not the partner’s address', async () => {
  const { me, other, photo } = await makeFullMember(api);
  const files = await copyOf(me);
  const sent = api.db.selectFrom('chat_photo').select('id').where('account_id', '=', me.id);
  const { id: chatPhoto } = await sent.executeTakeFirstOrThrow();
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'account.json',
      'blocks.json',
      'complaints.json',
      'likes.json',
      'messages.json',
      'payments.json',
      `photos/${photo}.webp`,
      `photos/${chatPhoto}.webp`,
      'profile.json',
      'sessions.json',
      'settings.json',
    ].toSorted(),
  );
  const wrong: string[] = [];
  const filled = new Set<string>();
  for (const [table, { file }] of Object.entries(ownRows)) {
    const content = JSON.parse(strFromU8(files[`${file}.json`] ?? new Uint8Array())) as Record<
      string,
      Record<string, unknown>[]
    >;
    const shown = Object.entries(columnRules[table] ?? {}).flatMap(([column, [exported]]) =>
      exported === 'shown' ? [column] : [],
    );
    for (const row of content[table] ?? []) {
      filled.add(table);
      if (Object.keys(row).toSorted().join() !== shown.toSorted().join()) wrong.push(table);
    }
  }
  expect(wrong).toEqual([]);
  expect([...filled].toSorted()).toEqual(Object.keys(ownRows).toSorted());
  const json = Object.entries(files).filter(([name]) => name.endsWith('.json'));
  const texts = json.map(([, bytes]) => strFromU8(bytes)).join('\n');
  for (const own of ['what I wrote', 'what they wrote', await emailOf(me.id)]) expect(texts).toContain(own);
  const secrets = ['argon2', 'password_hash', 'token_hash', await emailOf(other.id)];
  expect(secrets.filter((word) => texts.includes(word))).toEqual([]);
});

test('the purge deletes or empties every column whose rule says so', async () => {
  const { me } = await makeFullMember(api);
  const own = async () => {
    const rows: [string, Record<string, unknown>][] = [];
    for (const [table, { own: isOwn }] of Object.entries(ownRows)) {
      const found = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${isOwn({ id: me.id, pool: 'oak', brand: 'oakmere' })}`.execute(
        api.db,
      );
      rows.push(...found.rows.map((row): [string, Record<string, unknown>] => [table, row]));
    }
    return rows;
  };
  const before = new Set((await own()).map(([table]) => table));
  await copyOf(me);
  await me.browser.post('/api/account-deletion.php', { password: memberPassword });
  api.clock.pass(14 * 86_400);
  const { inTransaction, environment } = api.application.services;
  await inTransaction((scope) => eraseAccount(scope, me.id, environment.SESSION_SECRET));
  const nothing = [null, '', '–', '1970-01-01', 0, false, '[]', `erased:${me.id}`];
  const usual = ['account.show_read', 'account.show_typing', 'account.password_hash', 'profile.status'];
  const kept = (await own()).flatMap(([table, row]) =>
    Object.entries(row).flatMap(([column, value]) => {
      const rule = columnRules[table]?.[column]?.[1];
      const left = Array.isArray(value) ? JSON.stringify(value) : value;
      const isGone = nothing.some((empty) => empty === left) || usual.includes(`${table}.${column}`);
      return (rule === 'deleted' || rule === 'emptied') && !isGone ? [`${table}.${column}`] : [];
    }),
  );
  expect([...before, 'data_export'].toSorted()).toEqual(Object.keys(ownRows).toSorted());
  expect(kept).toEqual([]);
});
