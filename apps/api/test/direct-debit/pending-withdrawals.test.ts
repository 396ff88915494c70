import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDriftedAccounts } from '../../src/credits/drift';
import { directDebitCommand } from '../../src/direct-debit/direct-debit-command';
import { sendRefunds } from '../../src/payments/refunds/send-refunds';
import { accountOf } from '../payments/shop';
import { engine, startApi, type TestApi } from '../support/api';
import { testBrands } from '../support/brands';
import type { Browser } from '../support/browser';
import { finish } from '../support/finish';
import { mailTo } from '../support/mails';
import { camt053, entry } from './camt-files';
import { buyByDebit } from './mandates';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ brands: testBrands({}, { direct_debit: { credits_at_confirmation_up_to: 100 } }) });
  await api.application.work();
});
afterAll(async () => {
  expect(await countDriftedAccounts(api.db)).toBe(0);
  await api.close();
});

interface Buyer {
  id: string;
  browser: Browser;
  email: string;
  payment: string;
  mandate: string;
}

/** A member whose 15 credits are added once their direct debit is settled. */
async function buyer(): Promise<Buyer> {
  const email = `debtor${Math.random()}@oakmere.example`;
  const { id, browser } = await api.member({ account: { email, email_key: email } });
  const payment = await buyByDebit(api, browser);
  const { mandate_reference: mandate } = await api.db
    .selectFrom('direct_debit')
    .select('mandate_reference')
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  return { id, browser, email, payment, mandate };
}

const command = (...args: string[]) => directDebitCommand(api.application.services, args);
const exported = () => command('export', '--seller', 'oakmere-test');
const settled = ({ mandate }: Buyer) =>
  command('import', `--text=${camt053(entry({ mandate, amount: '15.00', reference: `S-${mandate}` }))}`);
const returned = ({ mandate }: Buyer) =>
  command(
    'import',
    `--text=${camt053(entry({ mandate, amount: '15.00', reference: `R-${mandate}`, reason: 'MD06' }))}`,
  );
const withdraw = ({ browser, payment: payment_id }: Buyer, confirm?: number) =>
  browser.post('/api/withdrawal.php', { payment_id, ...(confirm !== undefined && { confirm }) });

/** The order's state, its refunds, and the member's account. */
async function booksOf({ id, payment }: Buyer) {
  const order = await api.db
    .selectFrom('payment')
    .innerJoin('direct_debit', 'direct_debit.payment_id', 'payment.id')
    .select(['status', 'collected_amount', 'reversed_amount', 'charged_back_amount'])
    .where('payment.id', '=', payment)
    .executeTakeFirstOrThrow();
  const refunds = await api.db
    .selectFrom('payment_refund')
    .select(['kind', 'status', 'amount', 'credits'])
    .where('payment_id', '=', payment)
    .orderBy('kind', 'desc')
    .execute();
  const { credits, debt, ledger } = await accountOf(api, id);
  return {
    status: order.status,
    collected: order.collected_amount,
    reversed: [order.reversed_amount, order.charged_back_amount],
    refunds: refunds.map(({ kind, status, amount, credits: taken }) => [kind, status, amount, taken]),
    account: [credits, debt, ledger],
  };
}

const nothing = { reversed: [0, 0], refunds: [], account: [0, 0, []] };
const notCollected = { ...nothing, status: 'cancelled', collected: null };
const atTheBank = { ...nothing, status: 'pending', collected: 1500 };
const paidBack = {
  status: 'completed',
  collected: 1500,
  reversed: [1500, 0],
  refunds: [['withdrawal', 'transfer', 1500, 0]],
  account: [0, 0, []],
};

test('a pending direct debit that no file contains is withdrawn from and not collected', async () => {
  const member = await buyer();
  const open = await member.browser.get('/api/payment.php', { query: { id: member.payment } });
  const { withdraw_until } = open.body as { withdraw_until: string };
  expect(open.body).toMatchObject({ status: 'pending', withdraw_until: expect.stringMatching(/:59\.000Z$/) });
  const sum = {
    order_number: member.mandate,
    until: withdraw_until,
    credits: 15,
    used: 0,
    unused: 15,
    removed: 0,
    paid: 1500,
    amount: 1500,
  };
  expect((await withdraw(member)).body).toMatchObject({ ...sum, confirmed: null });
  expect((await withdraw(member, 1499)).status).toBe(409);
  const confirmed = await withdraw(member, 1500);
  expect(confirmed.body).toMatchObject(sum);
  expect((await withdraw(member, 1500)).body).toEqual(confirmed.body);
  await expect(exported()).rejects.toThrow('nothing is to be collected');
  expect(await command('list')).not.toContain(member.mandate);
  expect(await booksOf(member)).toEqual(notCollected);
  const closed = await member.browser.get('/api/payment.php', { query: { id: member.payment } });
  expect(closed.body).toMatchObject({ status: 'cancelled', withdraw_until: null });
});

test('the mandate mail names the number by which a visitor withdraws, and a wrong pair is unknown', async () => {
  const member = await buyer();
  const mail = await mailTo(api, member.email);
  expect(mail.text).toContain('/withdrawal with this email address and this number: ' + member.mandate);
  const visitor = api.visitor();
  const named = { order_number: member.mandate.toLowerCase(), email: member.email, name: 'Saffron Demo' };
  const post = (body: object) => visitor.post('/api/withdrawal.php', body);
  expect((await post({ ...named, email: 'other@oakmere.example' })).status).toBe(404);
  expect((await post(named)).body).toMatchObject({ order_number: member.mandate, amount: 1500 });
  expect((await post({ ...named, confirm: 1500 })).status).toBe(200);
  expect(await booksOf(member)).toEqual(notCollected);
  const confirmation = await mailTo(api, member.email, 1);
  expect(confirmation.subject).toBe(`Your withdrawal: ${member.mandate}`);
  expect(confirmation.text).toContain('We won’t collect this direct debit.');
  expect(confirmation.text).not.toContain('We’ll refund');
});

test('an order that nobody confirmed cannot be withdrawn from', async () => {
  const member = await buyer();
  await api.db
    .updateTable('payment')
    .set({ withdraw_until: null })
    .where('id', '=', member.payment)
    .execute();
  expect((await withdraw(member, 1500)).status).toBe(404);
});

test('a pending direct debit at the bank is withdrawn from and refunded once it is settled', async () => {
  const member = await buyer();
  await exported();
  expect((await withdraw(member, 1500)).status).toBe(200);
  expect((await withdraw(member, 1500)).status).toBe(200);
  expect(await booksOf(member)).toEqual(atTheBank);
  api.clock.pass(60);
  await settled(member);
  await settled(member);
  api.clock.pass(60);
  await finish(api, sendRefunds);
  expect(await booksOf(member)).toEqual(paidBack);
  expect((await withdraw(member, 1500)).body).toMatchObject({ removed: 0, amount: 1500 });
  await returned(member);
  expect(await booksOf(member)).toEqual({
    ...paidBack,
    reversed: [1500, 1500],
    refunds: [
      ['withdrawal', 'cancelled', 1500, 0],
      ['chargeback', 'sent', 1500, 0],
    ],
  });
});

test('a pending direct debit that is returned after its withdrawal costs nothing', async () => {
  const member = await buyer();
  await exported();
  expect((await withdraw(member, 1500)).status).toBe(200);
  await returned(member);
  expect(await booksOf(member)).toEqual({ ...atTheBank, status: 'failed' });
});

test.runIf(engine === 'postgres')(
  'a withdrawal that races the export is either not collected or waits for the bank',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await buyer();
      const [{ status }] = await Promise.all([withdraw(member, 1500), exported().catch(() => null)]);
      expect(status).toBe(200);
      expect([notCollected, atTheBank]).toContainEqual(await booksOf(member));
    }
  },
);

test.runIf(engine === 'postgres')(
  'a withdrawal that races the settlement is refunded, and its credits are gone',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await buyer();
      await exported();
      const [{ status }] = await Promise.all([withdraw(member, 1500), settled(member)]);
      expect(status).toBe(200);
      api.clock.pass(60);
      await finish(api, sendRefunds);
      const { refunds, reversed, account } = await booksOf(member);
      expect([
        refunds.map(([kind, state, amount]) => [kind, state, amount]),
        reversed,
        account[0],
        account[1],
      ]).toEqual([[['withdrawal', 'transfer', 1500]], [1500, 0], 0, 0]);
    }
  },
);

test.runIf(engine === 'postgres')('a withdrawal that races a return pays nothing back', async () => {
  for (let round = 0; round < 10; round += 1) {
    const member = await buyer();
    await exported();
    await Promise.all([withdraw(member, 1500), returned(member)]);
    expect(await booksOf(member)).toEqual({ ...atTheBank, status: 'failed' });
  }
});
