import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account';
import { forgetErasedRecords } from '../../src/payments/jobs/forget-records';
import { consistent, inconsistencies } from '../../proofs/support/consistency';
import { buyByDebit } from '../direct-debit/mandates';
import { startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';
import { memberPassword } from '../support/members';
import { sendGift } from '../support/send-gift';
import { send } from '../support/send-message';
import { order, payFor, reducedPrice } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Member = Awaited<ReturnType<TestApi['member']>>;

const day = 24 * 3600;

function passTo(moment: string): void {
  api.clock.pass((Date.parse(moment) - api.clock.now().getTime()) / 1000);
}

/** A member with a row in every table of the records, who wrote to `other`. */
async function buyer(other: Member): Promise<Member> {
  const me = await api.member();
  const { browser, id } = me;
  const bought = await payFor(api, await order(browser, { code: 'WELCOME25', amount: reducedPrice }));
  await browser.post('/api/withdrawal.php', { payment_id: bought, confirm: reducedPrice, name: 'Rowan Oak' });
  const debited = await buyByDebit(api, browser);
  expect((await send(browser, other.id, 'what was paid for')).status).toBe(200);
  expect((await sendGift(browser, other.id, 'rose')).status).toBe(200);
  const now = api.clock.now();
  await sql`update payment set status = 'completed', completed_at = ${now}::timestamptz
    where account_id = ${id}::uuid and status = 'pending'`.execute(api.db);
  await sql`update payment_refund set status = 'sent' where status = 'open'`.execute(api.db);
  await api.db
    .insertInto('direct_debit_entry')
    .values({
      reference: `E-${id}`,
      kind: 'settled',
      payment_id: debited,
      amount: 1499,
      booked_on: now.toISOString().slice(0, 10),
      imported_at: now,
    })
    .execute();
  await api.db
    .insertInto('terms_acceptance')
    .values({ account_id: id, version: '2023-12-01', brand: 'oakmere', accepted_at: now })
    .execute();
  return me;
}

async function erase(...members: readonly Member[]): Promise<void> {
  for (const { browser } of members)
    expect((await browser.post('/api/account-deletion.php', { password: memberPassword })).status).toBe(204);
  api.clock.pass(14 * day);
  const { inTransaction, environment } = api.application.services;
  for (const { id } of members)
    expect(await inTransaction((scope) => eraseAccount(scope, id, environment.SESSION_SECRET))).toBe(true);
}

/** The tables that contain a member's records. */
async function recordsOf({ id }: Member): Promise<string[]> {
  const { rows } = await sql<Record<string, boolean>>`
    with own as (select id from payment where account_id = ${id}::uuid)
    select exists (select from ledger where account_id = ${id}::uuid) as ledger,
      exists (select from own) as payment,
      exists (select from payment_refund where payment_id in (select id from own)) as payment_refund,
      exists (select from withdrawal where payment_id in (select id from own)) as withdrawal,
      exists (select from discount_redemption where account_id = ${id}::uuid) as discount_redemption,
      exists (select from direct_debit where account_id = ${id}::uuid) as direct_debit,
      exists (select from direct_debit_entry where reference = ${`E-${id}`}) as direct_debit_entry,
      exists (select from terms_acceptance where account_id = ${id}::uuid) as terms_acceptance`.execute(
    api.db,
  );
  return Object.entries(rows[0] ?? {}).flatMap(([table, has]) => (has ? [table] : []));
}

const everyTable = [
  'ledger',
  'payment',
  'payment_refund',
  'withdrawal',
  'discount_redemption',
  'direct_debit',
  'direct_debit_entry',
  'terms_acceptance',
];

const balanceOf = ({ id }: Member) =>
  api.db
    .selectFrom('account')
    .select(['status', 'credits', 'debt', 'paid_user'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const forget = () => finish(api, forgetErasedRecords);

test('the records of an erased account are deleted ten years after the year of the last one', async () => {
  const other = await api.member({ account: { credits: 20, paid_user: true } });
  expect((await send(other.browser, (await api.member()).id, 'what stays')).status).toBe(200);
  const [gone, late, staying] = [await buyer(other), await buyer(other), await buyer(other)];
  await erase(gone, late);
  await sql`insert into ledger (account_id, kind, ref, amount, balance_after, created_at)
    select id, 'adjustment', 'late', 1, credits + 1, '2027-02-01T00:00:00Z' from account
    where id = ${late.id}::uuid`.execute(api.db);
  await sql`update account set credits = credits + 1 where id = ${late.id}::uuid`.execute(api.db);
  const thread = await other.browser.get('/api/chat.php', { query: { profile: gone.id } });
  const before = await balanceOf(gone);
  expect(before.credits).toBeGreaterThan(0);

  passTo('2036-12-31T23:59:59Z');
  await forget();
  expect(await recordsOf(gone)).toEqual(everyTable);
  expect(await balanceOf(gone)).toEqual(before);

  passTo('2037-01-01T00:00:00Z');
  await forget();
  expect(await recordsOf(gone)).toEqual([]);
  expect(await balanceOf(gone)).toEqual({ status: 'erased', credits: 0, debt: 0, paid_user: false });
  expect([await recordsOf(late), await recordsOf(staying)]).toEqual([everyTable, everyTable]);
  expect(await recordsOf(other)).toEqual(['ledger']);
  expect(await inconsistencies(api.db)).toEqual(consistent);
  const still = await api.db
    .selectFrom('message')
    .select(['text', 'cost'])
    .where('sender_id', '=', gone.id)
    .orderBy('seq')
    .execute();
  expect(thread.status).toBe(200);
  expect(still.map(({ text, cost }) => [text, cost])).toEqual([
    ['what was paid for', 0],
    [null, 0],
  ]);

  passTo('2038-01-01T00:00:00Z');
  await forget();
  expect([await recordsOf(late), await recordsOf(staying)]).toEqual([[], everyTable]);
  expect(await inconsistencies(api.db)).toEqual(consistent);
});

test('runs at the same time delete the records once, and a repeated run does nothing', async () => {
  const other = await api.member();
  const members = [await buyer(other), await buyer(other), await buyer(other), await buyer(other)];
  await erase(...members);
  passTo('2049-01-01T00:00:00Z');
  await Promise.all([forget(), forget(), finish(api, forgetErasedRecords, 1)]);
  expect(await Promise.all(members.map(recordsOf))).toEqual([[], [], [], []]);
  expect(await forget()).toBe(1);
  expect(await inconsistencies(api.db)).toEqual(consistent);
});
