import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDriftedAccounts } from '../../src/credits/drift';
import { directDebitCommand } from '../../src/direct-debit/direct-debit-command';
import { refundCommand } from '../../src/payments/refunds/refund-command';
import { sendRefunds } from '../../src/payments/refunds/send-refunds';
import { accountOf } from '../payments/shop';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { finish } from '../support/finish';
import { mailTo } from '../support/mails';
import { send } from '../support/send-message';
import { camt053, entry } from './camt-files';
import { buyByDebit } from './mandates';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
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

/** A member who bought 15 credits by direct debit and spent some of them. */
async function buyer(spent: number): Promise<Buyer> {
  const email = `debtor${Math.random()}@oakmere.example`;
  const { id, browser } = await api.member({
    account: { email, email_key: email, free_conversations_used: 99 },
  });
  const payment = await buyByDebit(api, browser);
  const partner = await api.member();
  for (let sent = 0; sent < spent; sent += 1) await send(browser, partner.id, `message ${sent}`);
  const { mandate_reference: mandate } = await api.db
    .selectFrom('direct_debit')
    .select('mandate_reference')
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  return { id, browser, email, payment, mandate };
}

const command = (...args: string[]) => directDebitCommand(api.application.services, args);
const exported = () => command('export', '--seller', 'oakmere-test');
const settled = ({ mandate }: Buyer, amount = '15.00') =>
  command('import', `--text=${camt053(entry({ mandate, amount, reference: `S-${mandate}` }))}`);
const returned = ({ mandate }: Buyer, amount = '15.00') =>
  command(
    'import',
    `--text=${camt053(entry({ mandate, amount, reference: `R-${mandate}`, reason: 'MD06' }))}`,
  );
const withdraw = async ({ browser, payment: payment_id }: Buyer, confirm: number) =>
  (await browser.post('/api/withdrawal.php', { payment_id, confirm })).status;
const refund = (...args: string[]) => refundCommand(api.application.services, args);

/** The refunds of a payment, and what of it was collected, left out, and reversed. */
async function booksOf({ payment }: Buyer) {
  const refunds = await api.db
    .selectFrom('payment_refund')
    .select(['kind', 'status', 'amount', 'credits'])
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .execute();
  const sums = await api.db
    .selectFrom('payment')
    .innerJoin('direct_debit', 'direct_debit.payment_id', 'payment.id')
    .select(['collected_amount', 'direct_debit.refunded', 'reversed_amount', 'charged_back_amount'])
    .where('payment.id', '=', payment)
    .executeTakeFirstOrThrow();
  return {
    refunds: refunds.map(({ kind, status, amount, credits }) => [kind, status, amount, credits]),
    collected: sums.collected_amount,
    leftOut: sums.refunded,
    reversed: sums.reversed_amount,
    chargedBack: sums.charged_back_amount,
  };
}

/** The balance, the debt, and the ledger without the messages. */
async function creditsOf({ id }: Buyer) {
  const { credits, debt, ledger } = await accountOf(api, id);
  return {
    credits,
    debt,
    ledger: ledger.filter(([kind]) => kind !== 'message').map(([kind, amount]) => [kind, amount]),
  };
}

async function receiptRefundsOf({ browser, payment }: Buyer) {
  const { body } = await browser.get('/api/transactions.php', { query: { id: payment } });
  const { receipts } = body as { receipts: { refunds: { kind: string; amount: number }[] }[] };
  return receipts.flatMap(({ refunds }) => refunds.map(({ kind, amount }) => [kind, amount]));
}

const anHourLater = async () => {
  api.clock.pass(3601);
  await finish(api, sendRefunds);
};

test('a withdrawal before the export of an unused purchase means that nothing is collected', async () => {
  const member = await buyer(0);
  expect(await withdraw(member, 1500)).toBe(200);
  expect(await withdraw(member, 1500)).toBe(200);
  await expect(exported()).rejects.toThrow('nothing is to be collected');
  expect(await booksOf(member)).toEqual({
    refunds: [['withdrawal', 'sent', 1500, 15]],
    collected: null,
    leftOut: 1500,
    reversed: 1500,
    chargedBack: 0,
  });
  const after = {
    credits: 0,
    debt: 0,
    ledger: [
      ['purchase', 15],
      ['withdrawal', -15],
    ],
  };
  expect([await creditsOf(member), await receiptRefundsOf(member)]).toEqual([after, [['withdrawal', 1500]]]);
});

test('a withdrawal before the export collects the used credits only, and a return makes only them a debt', async () => {
  const member = await buyer(4);
  expect(await withdraw(member, 1100)).toBe(200);
  const file = await exported();
  expect(file).toContain(`<InstdAmt Ccy="EUR">4.00</InstdAmt>`);
  expect(await settled(member, '4.00')).toBe('settled 1, returned 0, counted before 0');
  expect(await creditsOf(member)).toEqual({
    credits: 0,
    debt: 0,
    ledger: [
      ['purchase', 15],
      ['withdrawal', -11],
    ],
  });
  expect(await returned(member, '4.00')).toBe('settled 0, returned 1, counted before 0');
  expect(await returned(member, '4.00')).toBe('settled 0, returned 0, counted before 1');
  expect([await creditsOf(member), await booksOf(member)]).toEqual([
    {
      credits: 0,
      debt: 4,
      ledger: [
        ['purchase', 15],
        ['withdrawal', -11],
        ['debt', 4],
        ['chargeback', -4],
      ],
    },
    {
      refunds: [
        ['withdrawal', 'sent', 1100, 11],
        ['chargeback', 'sent', 400, 4],
      ],
      collected: 400,
      leftOut: 1100,
      reversed: 1500,
      chargedBack: 400,
    },
  ]);
  const mail = await mailTo(api, member.email, 3);
  expect(mail.subject).toBe('Your direct debit of €4.00 was returned');
});

test('a withdrawal after the export is paid back once the bank reports the money, and once only', async () => {
  const member = await buyer(4);
  await exported();
  expect(await withdraw(member, 1100)).toBe(200);
  await anHourLater();
  const waiting = (await refund('list')).split('\n').find((line) => line.includes(member.payment));
  expect(waiting).toContain('waits for the bank');
  expect(await settled(member)).toBe('settled 1, returned 0, counted before 0');
  await anHourLater();
  const due = (await refund('list')).split('\n').find((line) => line.includes(member.payment));
  expect(due).toContain('by hand  11.00 EUR');
  await refund('done', due?.split(' ')[0] ?? '');
  expect(await settled(member)).toBe('settled 0, returned 0, counted before 1');
  expect(await withdraw(member, 1100)).toBe(200);
  await anHourLater();
  expect([await creditsOf(member), await booksOf(member), await receiptRefundsOf(member)]).toEqual([
    {
      credits: 0,
      debt: 0,
      ledger: [
        ['purchase', 15],
        ['withdrawal', -11],
      ],
    },
    {
      refunds: [['withdrawal', 'sent', 1100, 11]],
      collected: 1500,
      leftOut: 0,
      reversed: 1100,
      chargedBack: 0,
    },
    [['withdrawal', 1100]],
  ]);
});

test.each([
  [0, 1500, 15],
  [4, 1100, 11],
])(
  'a debit that is returned after the export ends the refund of a withdrawal, with %i credits used as the debt',
  async (used, amount, unused) => {
    const member = await buyer(used);
    await exported();
    expect(await withdraw(member, amount)).toBe(200);
    expect(await returned(member)).toBe('settled 0, returned 1, counted before 0');
    expect(await returned(member)).toBe('settled 0, returned 0, counted before 1');
    await anHourLater();
    expect(await refund('list')).not.toContain(member.payment);
    const debt =
      used === 0
        ? []
        : [
            ['debt', used],
            ['chargeback', -used],
          ];
    expect([await creditsOf(member), await booksOf(member), await receiptRefundsOf(member)]).toEqual([
      { credits: 0, debt: used, ledger: [['purchase', 15], ['withdrawal', -unused], ...debt] },
      {
        refunds: [
          ['withdrawal', 'cancelled', amount, unused],
          ['chargeback', 'sent', 1500, used],
        ],
        collected: 1500,
        leftOut: 0,
        reversed: 1500,
        chargedBack: 1500,
      },
      [['chargeback', 1500]],
    ]);
  },
);

test('a debit that is returned after the withdrawal was paid back makes only the used credits a debt', async () => {
  const member = await buyer(4);
  await exported();
  await settled(member);
  expect(await withdraw(member, 1100)).toBe(200);
  const due = (await refund('list')).split('\n').find((line) => line.includes(member.payment));
  await refund('done', due?.split(' ')[0] ?? '');
  expect(await returned(member)).toBe('settled 0, returned 1, counted before 0');
  expect(await creditsOf(member)).toEqual({
    credits: 0,
    debt: 4,
    ledger: [
      ['purchase', 15],
      ['withdrawal', -11],
      ['debt', 4],
      ['chargeback', -4],
    ],
  });
  expect((await booksOf(member)).refunds).toEqual([
    ['withdrawal', 'sent', 1100, 11],
    ['chargeback', 'sent', 1500, 4],
  ]);
});

test('a withdrawal from a debit that the bank returned is no longer possible', async () => {
  const member = await buyer(0);
  await exported();
  await returned(member);
  expect(await withdraw(member, 1500)).toBe(409);
});

test.runIf(engine === 'postgres')(
  'a withdrawal that races the export is either left out of the file or waits for the bank',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await buyer(0);
      const [status] = await Promise.all([withdraw(member, 1500), exported().catch(() => null)]);
      const books = await booksOf(member);
      expect([status, await creditsOf(member)]).toEqual([
        200,
        {
          credits: 0,
          debt: 0,
          ledger: [
            ['purchase', 15],
            ['withdrawal', -15],
          ],
        },
      ]);
      expect([
        { refunds: [['withdrawal', 'sent', 1500, 15]], collected: null, leftOut: 1500 },
        { refunds: [['withdrawal', 'open', 1500, 15]], collected: 1500, leftOut: 0 },
      ]).toContainEqual({ refunds: books.refunds, collected: books.collected, leftOut: books.leftOut });
    }
  },
);

test.runIf(engine === 'postgres')(
  'a withdrawal that races a return pays back nothing, and nothing is owed',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await buyer(0);
      await exported();
      await Promise.all([withdraw(member, 1500), returned(member)]);
      const { credits, debt } = await creditsOf(member);
      const { refunds, reversed, chargedBack } = await booksOf(member);
      const paidBack = refunds.filter(([kind, status]) => kind === 'withdrawal' && status !== 'cancelled');
      expect([credits, debt, paidBack, reversed, chargedBack]).toEqual([0, 0, [], 1500, 1500]);
    }
  },
);
