import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDriftedAccounts } from '../../src/credits/drift';
import { moneyFigures } from '../../src/payments/figures/money-figures';
import { sendRefunds } from '../../src/payments/refunds/send-refunds';
import { order, payFor } from '../payments/shop';
import { engine, startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';
import { mailTo } from '../support/mails';
import {
  booksOf,
  buyerWho,
  creditsOf,
  operatorsOf,
  receiptRefundsOf,
  receiptVatOf,
  withdraw,
  type Buyer,
} from './buyers';
import { path } from './mandates';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(async () => {
  expect(await countDriftedAccounts(api.db)).toBe(0);
  await api.close();
});

const { exported, numberOf, refund, returned, settled, unpaid } = operatorsOf(() => api);

const anHourLater = async () => {
  api.clock.pass(3601);
  await finish(api, sendRefunds);
};

test('a withdrawal before the export collects the used credits only, and a return makes only them a debt', async () => {
  const member = await buyerWho(api, { spent: 4 });
  expect((await withdraw(member, 1100)).status).toBe(200);
  const file = await exported();
  expect(file).toContain(`<InstdAmt Ccy="EUR">4.00</InstdAmt>`);
  expect(await settled(member, '4.00')).toBe('settled 1, returned 0, counted before 0');
  expect(await creditsOf(api, member)).toEqual({
    credits: 0,
    debt: 0,
    ledger: [
      ['purchase', 15],
      ['withdrawal', -11],
    ],
  });
  expect(await returned(member, '4.00')).toBe('settled 0, returned 1, counted before 0');
  expect(await returned(member, '4.00')).toBe('settled 0, returned 0, counted before 1');
  expect([await creditsOf(api, member), await booksOf(api, member)]).toEqual([
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

test.each([
  [0, 1500, 15],
  [4, 1100, 11],
])(
  'a debit that is returned after the export ends the refund of a withdrawal, with %i credits used as the debt',
  async (used, amount, unused) => {
    const member = await buyerWho(api, { spent: used });
    await exported();
    expect((await withdraw(member, amount)).status).toBe(200);
    expect(await returned(member)).toBe('settled 0, returned 1, counted before 0');
    expect(await returned(member)).toBe('settled 0, returned 0, counted before 1');
    await anHourLater();
    expect(await unpaid(member)).toBeUndefined();
    const debt =
      used === 0
        ? []
        : [
            ['debt', used],
            ['chargeback', -used],
          ];
    expect([
      await creditsOf(api, member),
      await booksOf(api, member),
      await receiptRefundsOf(member),
    ]).toEqual([
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

/** The price of what a member owes, as shown on the page of the direct debit. */
const openOf = async ({ browser }: Buyer) => {
  const { body } = await browser.get(path);
  const { status, open } = body as { status: string; open: number };
  return [status, open];
};

/** The figures of the operators that a withdrawal and a return change. */
async function figuresOf() {
  const all = await moneyFigures(api.db, { from: null, to: null });
  const rowsOf = (named: string) => all.find(({ name }) => name === named)?.rows ?? [];
  const sum = (named: string, column: string) =>
    rowsOf(named).reduce((total, row) => total + Number(row[column]), 0);
  return {
    net: sum('revenue', 'net'),
    refunded: sum('revenue', 'refunded'),
    chargedBack: sum('disputed', 'charged_back'),
    owed: sum('debts', 'credits'),
    drifted: sum('drift', 'members'),
  };
}

const growth = (before: Awaited<ReturnType<typeof figuresOf>>, after: typeof before) =>
  Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - before[name as keyof typeof before]]),
  );

test.each([
  { spent: 0, amount: 1500, unused: 15 },
  { spent: 4, amount: 1100, unused: 11 },
])(
  'a debit that is returned after $amount of it were paid back makes these and the used credits a debt',
  async ({ spent, amount, unused }) => {
    const before = await figuresOf();
    const member = await buyerWho(api, { spent });
    await exported();
    await settled(member);
    expect((await withdraw(member, amount)).status).toBe(200);
    await refund('done', await numberOf(member));
    api.clock.pass(1);
    expect(await returned(member)).toBe('settled 0, returned 1, counted before 0');
    expect(await returned(member)).toBe('settled 0, returned 0, counted before 1');
    expect(await receiptVatOf(member)).toEqual([0]);
    expect([await creditsOf(api, member), await openOf(member), await receiptRefundsOf(member)]).toEqual([
      {
        credits: 0,
        debt: 15,
        ledger: [
          ['purchase', 15],
          ['withdrawal', -unused],
          ['debt', 15],
          ['chargeback', -15],
        ],
      },
      ['blocked', 1500],
      [
        ['withdrawal', amount],
        ['chargeback', 1500],
      ],
    ]);
    expect(await booksOf(api, member)).toEqual({
      refunds: [
        ['withdrawal', 'sent', amount, unused],
        ['chargeback', 'sent', 1500, 15],
      ],
      collected: 1500,
      leftOut: 0,
      reversed: 1500 + amount,
      chargedBack: 1500,
    });
    expect(growth(before, await figuresOf())).toEqual({
      net: -amount,
      refunded: amount,
      chargedBack: 1500,
      owed: 15,
      drifted: 0,
    });
  },
);

test.each([
  { spent: 0, amount: 1500, unused: 15 },
  { spent: 4, amount: 1100, unused: 11 },
])(
  'a refund of $amount that is paid by hand while the bank returns the debit is owed as well',
  async ({ spent, amount, unused }) => {
    const before = await figuresOf();
    const member = await buyerWho(api, { spent });
    await exported();
    await settled(member);
    expect((await withdraw(member, amount)).status).toBe(200);
    const number = await numberOf(member);
    api.clock.pass(1);
    await returned(member);
    expect(await openOf(member)).toEqual(['blocked', spent * 100]);
    expect(await refund('done', number)).toBe(
      `${number} is paid, after the bank took the money back: ${unused} more credits are deducted or owed.`,
    );
    await expect(refund('done', number)).rejects.toThrow(`${number} does not have to be paid by hand.`);
    expect(await receiptVatOf(member)).toEqual([0]);
    const { credits, debt } = await creditsOf(api, member);
    expect([credits, debt, await openOf(member), await receiptRefundsOf(member)]).toEqual([
      0,
      15,
      ['blocked', 1500],
      [
        ['withdrawal', amount],
        ['chargeback', 1500],
      ],
    ]);
    expect(growth(before, await figuresOf())).toEqual({
      net: -amount,
      refunded: amount,
      chargedBack: 1500,
      owed: 15,
      drifted: 0,
    });
  },
);

test('credits bought later pay what a member owes after a refund and a return', async () => {
  const member = await buyerWho(api, { spent: 0 });
  await exported();
  await settled(member);
  expect((await withdraw(member, 1500)).status).toBe(200);
  await refund('done', await numberOf(member));
  await returned(member);
  const later = await payFor(api, await order(member.browser, { package: 'o40', amount: 3200 }));
  const { credits, debt } = await creditsOf(api, member);
  expect([credits, debt, await openOf(member)]).toEqual([25, 0, ['blocked', 0]]);
  expect((await withdraw({ ...member, payment: later })).body).toMatchObject({ credits: 40, unused: 25 });
});

test('a withdrawal from a debit that the bank returned is no longer possible', async () => {
  const member = await buyerWho(api, { spent: 0 });
  await exported();
  await returned(member);
  expect((await withdraw(member, 1500)).status).toBe(409);
});

test.runIf(engine === 'postgres')(
  'a withdrawal that races a return pays back nothing, and nothing is owed',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await buyerWho(api, { spent: 0 });
      await exported();
      await Promise.all([withdraw(member, 1500), returned(member)]);
      const { credits, debt } = await creditsOf(api, member);
      const { refunds, reversed, chargedBack } = await booksOf(api, member);
      const paidBack = refunds.filter(([kind, status]) => kind === 'withdrawal' && status !== 'cancelled');
      expect([credits, debt, paidBack, reversed, chargedBack]).toEqual([0, 0, [], 1500, 1500]);
    }
  },
);

test.runIf(engine === 'postgres')(
  'a refund that is marked as paid while its debit is returned is owed once, whichever comes first',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await buyerWho(api, { spent: 0 });
      await exported();
      await settled(member);
      expect((await withdraw(member, 1500)).status).toBe(200);
      const number = await numberOf(member);
      api.clock.pass(1);
      await Promise.all([refund('done', number), returned(member)]);
      const { credits, debt } = await creditsOf(api, member);
      const { refunds, reversed, chargedBack } = await booksOf(api, member);
      expect([credits, debt, refunds.map(([kind, status]) => [kind, status]), reversed, chargedBack]).toEqual(
        [
          0,
          15,
          [
            ['withdrawal', 'sent'],
            ['chargeback', 'sent'],
          ],
          3000,
          1500,
        ],
      );
    }
  },
);
