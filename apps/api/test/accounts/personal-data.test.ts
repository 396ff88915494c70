import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account';
import { makeExport } from '../../src/accounts/jobs/make-export';
import { columnRules } from '../../src/accounts/personal-data/column-rules';
import { ownRows } from '../../src/accounts/personal-data/own-rows';
import { makeToken } from '../../src/accounts/tokens';
import { cleaningJobs } from '../../src/jobs/cleaning';
import { orderDebit } from '../direct-debit/mandates';
import { picture, upload } from '../photos/upload';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { findEverywhere } from '../support/find-everywhere';
import { finish } from '../support/finish';
import { memberPassword } from '../support/members';
import { makeFullMember } from './full-member';

vi.setConfig({ testTimeout: 180_000 });

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

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

/** The stored values of every column whose rule is `secret`, by `table.column`; of empty columns none. */
async function secretsStored(): Promise<Map<string, string[]>> {
  const secrets = Object.entries(columnRules).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(([, [exported]]) => exported === 'secret')
      .map(([column]) => ({ table, column })),
  );
  const stored = await Promise.all(
    secrets.map(async ({ table, column }): Promise<[string, string[]]> => {
      const { rows } = await sql<{ value: string }>`
        select ${sql.ref(column)}::text as value from ${sql.table(table)}
        where ${sql.ref(column)} is not null`.execute(api.db);
      return [`${table}.${column}`, rows.map(({ value }) => value)];
    }),
  );
  return new Map(stored.filter(([, values]) => values.length > 0));
}

test('no file of the data export contains a hash, token, key or code that would give access', async () => {
  const { me } = await makeFullMember(api);
  const keys = { p256dh: 'canary-push-key', auth: 'canary-push-secret' };
  await api.db.updateTable('push_subscription').set(keys).execute();
  const owner = { purpose: 'reset', accountId: me.id, email: await emailOf(me.id) } as const;
  const token = await makeToken(api.db, owner, api.clock.now());
  const files = Object.values(await copyOf(me)).map((bytes) => Buffer.from(bytes).toString('latin1'));
  const stored = await secretsStored();
  expect([...stored.keys()].toSorted()).toEqual([
    'account.password_hash',
    'chat_photo.blurred_key',
    'chat_photo.blurred_thumb_key',
    'chat_photo.key',
    'chat_photo.match_key',
    'chat_photo.thumb_key',
    'data_export.key',
    'direct_debit.code_hash',
    'payment.checkout_url',
    'photo.blurred_key',
    'photo.blurred_thumb_key',
    'photo.key',
    'photo.match_key',
    'photo.thumb_key',
    'push_subscription.auth',
    'push_subscription.p256dh',
    'session.token_hash',
    'token.hash',
  ]);
  const session = me.browser.cookie?.slice('auth='.length) ?? '';
  const secrets = [session, token, memberPassword, ...[...stored.values()].flat()];
  expect(secrets.filter((secret) => files.some((file) => file.includes(secret)))).toEqual([]);
});

test('of a conversation partner the data export contains the name and what was written to the member', async () => {
  const { me, other } = await makeFullMember(api);
  const profile = { name: 'Canaryname', description: 'Canary of the other profile', city: 'Canarycity' };
  await api.db.updateTable('profile').set(profile).where('id', '=', other.id).execute();
  const hidden = await upload(other.browser, await picture(), { private: 'true' });
  expect(hidden).toMatchObject({ status: 201, body: { photo: { private: true } } });
  const debtor = {
    account_holder: 'Canaryholder',
    street: 'Canarystreet',
    iban: 'DE89 3704 0044 0532 0130 00',
    phone: '06 87654321',
  };
  expect((await orderDebit(other.browser, debtor)).status).toBe(201);
  const copy = await copyOf(me);
  const { partners } = JSON.parse(strFromU8(copy['messages.json'] ?? new Uint8Array())) as Record<
    string,
    object[]
  >;
  expect(partners).toEqual([{ id: other.id, name: profile.name }]);
  const files = Object.values(copy).map((bytes) => Buffer.from(bytes).toString('latin1'));
  const { key } = await api.db
    .selectFrom('photo')
    .select('key')
    .where('account_id', '=', other.id)
    .executeTakeFirstOrThrow();
  const canaries = [
    await emailOf(other.id),
    ...Object.values(profile),
    key,
    'Canaryholder',
    'Canarystreet',
    'DE89370400440532013000',
    '31687654321',
  ];
  expect(
    await findEverywhere(
      api.db,
      canaries.map((canary) => canary.toLowerCase()),
    ),
  ).toEqual([
    'account.email',
    'account.email_key',
    'direct_debit.account_holder',
    'direct_debit.iban',
    'direct_debit.phone',
    'direct_debit.street',
    'outgoing_sms.to_number',
    'photo.key',
    'profile.city',
    'profile.description',
    'profile.name',
  ]);
  const found = canaries.map((canary) => files.join('\n').split(canary).length - 1);
  expect(found).toEqual(canaries.map((canary) => Number(canary === profile.name)));
});

test('after the purge only the mandate and messages to others contain the member’s words', async () => {
  const { me } = await makeFullMember(api);
  const profile = { name: 'Canaryname', description: 'Canary of my profile', city: 'Canarycity' };
  await api.db.updateTable('profile').set(profile).where('id', '=', me.id).execute();
  const email = await emailOf(me.id);
  const words = [
    email,
    `new-${me.id}`,
    ...Object.values(profile),
    'rowan@birch.example',
    'Rowan Oak',
    'what I complained of',
    'what I reported',
    'what waited',
    'what I wrote',
    'what I gave',
    'Saffron Demo',
    'NL91ABNA0417164300',
    '31612345678',
    'Voorbeeldstraat',
  ].map((word) => word.toLowerCase());
  await copyOf(me);
  await me.browser.post('/api/account-deletion.php', { password: memberPassword });
  api.clock.pass(14 * 86_400 + 1);
  for (const job of cleaningJobs) await finish(api, job);
  const { inTransaction, environment } = api.application.services;
  await inTransaction((scope) => eraseAccount(scope, me.id, environment.SESSION_SECRET));
  expect(await findEverywhere(api.db, words)).toEqual([
    'direct_debit.account_holder',
    'direct_debit.iban',
    'direct_debit.phone',
    'direct_debit.street',
    'message.text',
  ]);
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
