import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countBadges } from '../../src/badges/badges';
import { eraseAccount } from '../../src/accounts/erase-account';
import { isPassword } from '../../src/accounts/password';
import { resetDemo } from '../../src/demo/reset-demo';
import { seedDemo } from '../../src/demo/seed-demo';
import type { DemoServices, SeedResult } from '../../src/demo/seed-demo';
import { installedBrands } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';
import { folderStore } from '../../src/photos/flydrive-store';
import { makeVariants } from '../../src/photos/pipeline';
import type { PhotoStore } from '../../src/photos/photo-store';
import { startApi, type TestApi } from '../support/api';

const size = 130;
const cast = 12;
let api: TestApi;
let folder: string;
let photoStore: PhotoStore;
let services: DemoServices & { size: number; cast: number };
let result: SeedResult;

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'heartwood-demo-'));
  photoStore = folderStore(folder);
  const brands = installedBrands(readEnvironment({ NODE_ENV: 'test' })).all.slice(0, 1);
  services = { db: api.db, photoStore, pipeline: makeVariants, clock: api.clock, brands, size, cast };
  result = await seedDemo(services);
}, 180_000);

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const count = async (table: 'account' | 'profile' | 'photo' | 'liked' | 'conversation'): Promise<number> => {
  const rows = await api.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows.rows);
};

const named = async (email: string) => {
  const account = await api.db
    .selectFrom('account')
    .selectAll()
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const badges = await countBadges(api.db, account);
  return { account, badges };
};

test('seeding writes all members, marked as demo and not as fictional', async () => {
  expect(result.members).toBe(size + 3);
  expect({
    account: await count('account'),
    profile: await count('profile'),
    photo: await count('photo'),
    liked: await count('liked'),
    conversation: await count('conversation'),
  }).toEqual({
    account: size + 3,
    profile: size + 3,
    photo: result.photos,
    liked: result.likes,
    conversation: result.conversations,
  });
  const marks = await api.db.selectFrom('profile').select(['demo', 'fictional']).distinct().execute();
  expect(marks).toEqual([{ demo: true, fictional: false }]);
});

test('most seeded members have answered the match finder, the free demo member has not', async () => {
  const answered = await api.db.selectFrom('match_finder').select(['account_id', 'answers']).execute();
  const { account } = await named('free@demo.example');
  expect([
    answered.length > size / 2 && answered.length < size,
    answered.every(({ answers }) => Object.keys(answers).length >= 4),
    answered.some(({ account_id }) => account_id === account.id),
  ]).toEqual([true, true, false]);
});

test('every file of every photo is in the store, main photos are set, and none awaits review', async () => {
  const photos = await api.db.selectFrom('photo').selectAll().execute();
  for (const photo of photos) {
    for (const key of [
      photo.key,
      photo.thumb_key,
      photo.match_key,
      photo.blurred_key,
      photo.blurred_thumb_key,
    ]) {
      expect((await photoStore.read(key))?.length).toBeGreaterThan(200);
    }
  }
  expect(photos.filter(({ reviewed_at }) => reviewed_at === null)).toEqual([]);
  const profiles = await api.db.selectFrom('profile').select(['photos_count', 'main_photo_id']).execute();
  expect(
    profiles.filter(({ photos_count, main_photo_id }) => photos_count > 0 !== (main_photo_id !== null)),
  ).toEqual([]);
});

test('the premium demo member’s credits, ledger, receipts and message costs agree', async () => {
  const { account } = await named('premium@demo.example');
  const entries = await api.db
    .selectFrom('ledger')
    .select(['account_id', 'kind', 'amount', 'balance_after'])
    .orderBy('id')
    .execute();
  expect(new Set(entries.map(({ account_id }) => account_id))).toEqual(new Set([account.id]));
  expect(entries.filter(({ kind }) => kind === 'purchase').map(({ amount }) => amount)).toEqual([100, 40]);
  const paid = await api.db
    .selectFrom('message')
    .select(({ fn }) => fn.sum<string>('cost').as('cost'))
    .where('sender_id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(account.credits).toBe(140 - Number(paid.cost));
  let balance = 0;
  for (const { amount, balance_after } of entries) {
    balance += amount;
    expect(balance_after).toBe(balance);
  }
  expect(account.credits).toBe(balance);
  const payments = await api.db
    .selectFrom('payment')
    .select(['credits', 'status', 'receipt_number', 'next_check_at'])
    .orderBy('created_at')
    .execute();
  expect(payments).toEqual([
    {
      credits: 100,
      status: 'completed',
      receipt_number: expect.stringMatching(/-000001$/),
      next_check_at: null,
    },
    {
      credits: 40,
      status: 'completed',
      receipt_number: expect.stringMatching(/-00000[12]$/),
      next_check_at: null,
    },
  ]);
});

test('the named demo members have the expected password, badges, credits and status', async () => {
  const free = await named('free@demo.example');
  const premium = await named('premium@demo.example');
  const unconfirmed = await named('unconfirmed@demo.example');
  expect(await isPassword('heartwood-demo', free.account.password_hash)).toBe(true);
  expect({ ...free.badges, credits: free.account.credits, paid: free.account.paid_user }).toEqual({
    num_unread_messages: 2,
    num_new_likes: 4,
    credits: 0,
    paid: false,
  });
  expect({ ...premium.badges, credits: premium.account.credits, paid: premium.account.paid_user }).toEqual({
    num_unread_messages: 3,
    num_new_likes: 6,
    credits: 128,
    paid: true,
  });
  expect(unconfirmed.account.status).toBe('not_confirmed');
  const waiting = await api.db.selectFrom('waiting_message').select('sender_id').execute();
  expect(waiting).toEqual([{ sender_id: unconfirmed.account.id }]);
});

test('seeding skips a pool that already has demo members', async () => {
  const again = await seedDemo(services);
  expect(again).toEqual({ pools: [], members: 0, photos: 0, likes: 0, conversations: 0 });
});

test('seeding shows existing demo members on a brand added later, except the named ones', async () => {
  const brand = services.brands[0]?.id ?? '';
  await api.db.updateTable('profile').set({ shown_on: [] }).execute();
  await seedDemo(services);
  const rows = await api.db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.id')
    .select(['email_key', 'shown_on'])
    .execute();
  expect(rows.filter(({ shown_on }) => shown_on.includes(brand))).toHaveLength(size);
  expect(
    rows
      .filter(({ shown_on }) => shown_on.length === 0)
      .map(({ email_key }) => email_key)
      .sort(),
  ).toEqual(['free@demo.example', 'premium@demo.example', 'unconfirmed@demo.example']);
  await api.db
    .updateTable('profile')
    .set({ shown_on: [brand] })
    .execute();
});

test('the reset restores the named members and leaves the others', async () => {
  const before = await named('free@demo.example');
  await api.db
    .updateTable('account')
    .set({ credits: 7, paid_user: true })
    .where('id', '=', before.account.id)
    .execute();
  await api.db.deleteFrom('liked').where('to_id', '=', before.account.id).execute();
  await api.db
    .updateTable('account')
    .set({ email: 'gone@demo.example', email_key: 'gone@demo.example' })
    .where('email_key', '=', 'premium@demo.example')
    .execute();
  await api.db.deleteFrom('payment').execute();
  await api.db.deleteFrom('ledger').execute();
  await api.db.deleteFrom('account').where('email_key', '=', 'gone@demo.example').execute();
  expect(await resetDemo(services)).toEqual([services.brands[0]?.pool]);
  const free = await named('free@demo.example');
  const premium = await named('premium@demo.example');
  expect([free.badges.num_new_likes, free.account.credits, free.account.paid_user]).toEqual([4, 0, false]);
  expect([premium.badges.num_new_likes, premium.account.credits]).toEqual([6, 128]);
  expect(await count('account')).toBe(size + 3);
  expect(await count('photo')).toBe(result.photos);
  const main = await api.db
    .selectFrom('photo')
    .select('key')
    .where('account_id', '=', free.account.id)
    .executeTakeFirstOrThrow();
  expect((await photoStore.read(main.key))?.length).toBeGreaterThan(200);
});

test('the reset restores a named member whose account was erased', async () => {
  const { account } = await named('premium@demo.example');
  const { inTransaction, environment } = api.application.services;
  await api.db
    .updateTable('account')
    .set({ status: 'deleted', deleted_at: new Date('2026-01-01T12:00:00Z') })
    .where('id', '=', account.id)
    .execute();
  expect(await inTransaction((scope) => eraseAccount(scope, account.id, environment.SESSION_SECRET))).toBe(
    true,
  );
  await resetDemo(services);
  expect((await named('premium@demo.example')).account).toEqual({
    ...account,
    password_hash: expect.any(String),
  });
  expect(await count('account')).toBe(size + 3);
});
