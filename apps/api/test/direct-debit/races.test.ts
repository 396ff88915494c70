import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readCamt } from '../../src/direct-debit/bank-files/camt';
import { fileOfBatch, makeBatch, sellersOf } from '../../src/direct-debit/bank-files/export-batch';
import { importEntries } from '../../src/direct-debit/bank-files/import-entries';
import { directDebitId } from '../../src/direct-debit/direct-debit-provider';
import { countDriftedAccounts } from '../../src/credits/drift';
import { tryRefreshPayment } from '../../src/payments/checkout/refresh-payment';
import { accountOf } from '../payments/shop';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { extent } from '../support/extent';
import { camt053, entry } from './camt-files';
import { buyByDebit, confirmDebit, debitOf, lastCode, orderDebit, refusal, resend } from './mandates';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await countDriftedAccounts(api.db)).toBe(0);
  await api.close();
});

let member: { id: string; browser: Browser };
let phone: string;
let numbers = 0;
beforeEach(async () => {
  member = await api.member();
  phone = `06${String(20_000_000 + (numbers += 1))}`;
});

const nothing = { credits: 0, debt: 0, paid_user: false, ledger: [] };
const bought = { credits: 15, debt: 0, paid_user: true, ledger: [['purchase', 15, 15]] };
const many = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at));
const codeSent = () => lastCode(api, `+31${phone.slice(1)}`);

async function ordered(): Promise<string> {
  return debitOf(await orderDebit(member.browser, { phone })).payment.payment_id;
}

const debitRow = (id: string) =>
  api.db.selectFrom('direct_debit').selectAll().where('payment_id', '=', id).executeTakeFirstOrThrow();

test('of many wrong codes in parallel five are checked, and the right one is rejected afterwards', async () => {
  const id = await ordered();
  const right = await codeSent();
  const guesses = many(extent(1000, 30), (at) => String(at).padStart(6, '0')).filter(
    (guess) => guess !== right,
  );
  const answers = await Promise.all(guesses.map((guess) => confirmDebit(member.browser, id, guess)));
  const left = answers.map((answer) => refusal(answer)[2] as { tries_left: number });
  expect(
    left
      .filter(({ tries_left }) => tries_left > 0)
      .map(({ tries_left }) => tries_left)
      .toSorted(),
  ).toEqual([1, 2, 3, 4]);
  expect(refusal(await confirmDebit(member.browser, id, right))).toEqual([
    422,
    'code_invalid',
    { tries_left: 0 },
  ]);
  expect([(await debitRow(id)).tries_left, await accountOf(api, member.id)]).toEqual([0, nothing]);
});

test('the right code sent five times in parallel grants credits and mails the mandate once', async () => {
  const id = await ordered();
  const code = await codeSent();
  const answers = await Promise.all(many(5, () => confirmDebit(member.browser, id, code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await accountOf(api, member.id)).toEqual(bought);
  const { rows } = await api.connection.run(
    `select id from pgboss.job where name = 'mail.directdebit_mandate' and data::text like $1`,
    [`%${id}%`],
  );
  expect(rows.length).toBe(1);
});

test('of ten parallel orders at most one stays open', async () => {
  const answers = await Promise.all(many(10, () => orderDebit(member.browser, { phone })));
  const refused = answers.filter(({ status }) => status !== 201).map((answer) => refusal(answer)[1]);
  expect(new Set([...refused, 'directdebit_limit_reached', 'conflict'])).toEqual(
    new Set(['directdebit_limit_reached', 'conflict']),
  );
  const living = await api.db
    .selectFrom('direct_debit')
    .select('payment_id')
    .where('account_id', '=', member.id)
    .where('cancelled_at', 'is', null)
    .execute();
  expect(living.length).toBeLessThanOrEqual(1);
});

test('of two parallel resend requests one sends a new code', async () => {
  const id = await ordered();
  api.clock.pass(60);
  const answers = await Promise.all([resend(member.browser, id), resend(member.browser, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  const sent = await api.db
    .selectFrom('outgoing_sms')
    .select('id')
    .where('to_number', '=', `+31${phone.slice(1)}`)
    .execute();
  expect(sent.length).toBe(2);
});

test('an order that expires during its confirmation is either completed or cancelled', async () => {
  const { services } = api.application;
  for (const _ of many(extent(200, 10), (at) => at)) {
    member = await api.member();
    phone = `06${String(20_000_000 + (numbers += 1))}`;
    const id = await ordered();
    const code = await codeSent();
    const payment = await api.db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const end = async () => {
      await services.payments.find(({ name }) => name === 'directdebit')?.cancel(directDebitId(id));
      await tryRefreshPayment(services, payment);
    };
    const [answer] = await Promise.all([confirmDebit(member.browser, id, code), end()]);
    await tryRefreshPayment(services, payment);
    const { status } = await api.db
      .selectFrom('payment')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const account = await accountOf(api, member.id);
    expect([answer.status, status, account]).toEqual(
      answer.status === 200 ? [200, 'completed', bought] : [409, 'cancelled', nothing],
    );
  }
});

test('two parallel exports collect each order once', async () => {
  const { services } = api.application;
  const [seller] = sellersOf(services);
  if (!seller) throw new Error('nobody collects');
  const mandates: string[] = [];
  for (let bought = 0; bought < 5; bought += 1) {
    const { browser } = await api.member();
    const id = await buyByDebit(api, browser);
    mandates.push((await debitRow(id)).mandate_reference);
  }
  const made = await Promise.all([makeBatch(services, seller), makeBatch(services, seller)]);
  const files = await Promise.all(made.flatMap((id) => (id === null ? [] : [fileOfBatch(api.db, id)])));
  const collected = files.flatMap((file) =>
    [...file.matchAll(/<MndtId>(.+?)<\/MndtId>/g)].map(([, mandate]) => mandate),
  );
  expect(collected.filter((mandate) => mandates.includes(mandate ?? '')).toSorted()).toEqual(
    mandates.toSorted(),
  );
});

test('two parallel exports put an order in a batch, and five parallel imports book its return once', async () => {
  const { services } = api.application;
  const id = await buyByDebit(api, member.browser);
  const [seller] = sellersOf(services);
  if (!seller) throw new Error('nobody collects');
  await Promise.all([makeBatch(services, seller), makeBatch(services, seller)]);
  const { mandate_reference: mandate, batch_id } = await debitRow(id);
  expect(batch_id).not.toBeNull();
  const entries = readCamt(camt053(entry({ mandate, amount: '15.00', reference: 'RACE', reason: 'AM04' })));
  const imported = await Promise.all(many(5, () => importEntries(services, entries)));
  expect(imported.map(({ returned, known }) => returned + known)).toEqual([1, 1, 1, 1, 1]);
  expect(imported.reduce((sum, { returned }) => sum + returned, 0)).toBe(1);
  expect((await accountOf(api, member.id)).ledger).toEqual([
    ['purchase', 15, 15],
    ['chargeback', -15, 0],
  ]);
});
