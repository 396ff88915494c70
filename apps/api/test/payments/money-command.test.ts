import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMetrics } from '../../src/kernel/process/metrics';
import { moneyCommand } from '../../src/payments/figures/money-command';
import { addPaymentGauges } from '../../src/payments/figures/payment-gauges';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import { statementsOf } from '../support/statements';
import { bodyOf, notify, order, payFor, price, setSandbox } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const money = (...args: string[]) => moneyCommand(api.application.services, args);
/** The rows of a figure in the CSV, without empty cells. */
const rowsOf = (csv: string, figure: string) =>
  csv
    .split('\n')
    .map((line) => line.split(',').filter((cell) => cell !== ''))
    .filter(([first]) => first === figure)
    .map(([, ...cells]) => cells);
const end = async (status: 'failed' | 'canceled', changes = {}) => {
  const { payment_id } = bodyOf(await order((await api.member()).browser, changes));
  await setSandbox(api, payment_id, { status });
  await notify(api, payment_id);
};

test('without sales every figure is empty', async () => {
  expect(await money()).toBe(
    [
      'revenue\nnone',
      'orders\nnone',
      'disputed\nnone',
      'to refund\nnone',
      'debts\nnone',
      'drift\nmembers\n      0',
    ].join('\n\n'),
  );
});

test('figures are grouped by brand, country, method, currency and state, as tables and as CSV', async () => {
  const { browser } = await api.member();
  await payFor(api, await order(browser));
  const refunded = await payFor(api, await order(browser, { method: 'paypal' }));
  await setSandbox(api, refunded, { refunded: 500 });
  await notify(api, refunded);
  const british = await api.member();
  await payFor(
    api,
    await order(british.browser, { country: 'GB', method: 'card', amount: 1300, currency: 'GBP' }),
  );
  const other = await api.member({
    host: elmfordHost,
    account: { pool: 'elm', brand: 'elmford', credits: 0 },
  });
  const disputed = await payFor(api, await order(other.browser));
  await api.db.updateTable('account').set({ credits: 0 }).where('id', '=', other.id).execute();
  await api.db
    .insertInto('ledger')
    .values({
      account_id: other.id,
      kind: 'message',
      ref: 'spent',
      amount: -15,
      balance_after: 0,
      created_at: api.clock.now(),
    })
    .execute();
  await setSandbox(api, disputed, { charged_back: price });
  await notify(api, disputed);
  await end('failed');
  await end('canceled', { method: 'paypal' });
  await order((await api.member()).browser);

  const csv = await money('--csv');
  expect(csv.split('\n')[0]).toBe(
    'figure,brand,country,method,currency,state,orders,paid,refunded,charged_back,net,amount,oldest,members,credits',
  );
  expect(rowsOf(csv, 'revenue')).toEqual([
    ['elmford', 'NL', 'card', 'EUR', '1', '15.00', '0.00', '15.00', '0.00'],
    ['oakmere', 'GB', 'card', 'GBP', '1', '13.00', '0.00', '0.00', '13.00'],
    ['oakmere', 'NL', 'card', 'EUR', '1', '15.00', '0.00', '0.00', '15.00'],
    ['oakmere', 'NL', 'paypal', 'EUR', '1', '15.00', '5.00', '0.00', '10.00'],
  ]);
  expect(rowsOf(csv, 'orders')).toEqual([
    ['elmford', 'EUR', 'completed', '1', '15.00'],
    ['oakmere', 'EUR', 'cancelled', '1', '15.00'],
    ['oakmere', 'EUR', 'completed', '2', '30.00'],
    ['oakmere', 'EUR', 'failed', '1', '15.00'],
    ['oakmere', 'EUR', 'pending', '1', '15.00', '2026-03-02T12:00:00Z'],
    ['oakmere', 'GBP', 'completed', '1', '13.00'],
  ]);
  expect(rowsOf(csv, 'disputed')).toEqual([['elmford', 'card', 'EUR', '1', '15.00']]);
  expect(rowsOf(csv, 'debts')).toEqual([['elmford', '1', '15']]);
  expect(rowsOf(csv, 'drift')).toEqual([['0']]);
  const [, , line] = (await money()).split('\n');
  expect(line?.split(/\s+/)).toEqual(['elmford', 'NL', 'card', 'EUR', '1', '15.00', '0.00', '15.00', '0.00']);
});

test('the payment metrics report the same figures', async () => {
  const { body } = await api.application.services.metrics.page();
  const counted = body.split('\n').filter((line) => /^payments_(total|minor_units_total)\{/.test(line));
  const labels = (brand: string, country: string, method: string, currency: string) =>
    `brand="${brand}",country="${country}",method="${method}",currency="${currency}"`;
  const card = labels('oakmere', 'NL', 'card', 'EUR');
  const paypal = labels('oakmere', 'NL', 'paypal', 'EUR');
  const disputed = labels('elmford', 'NL', 'card', 'EUR');
  expect(counted).toContain(`payments_minor_units_total{${disputed},kind="charged_back"} 1500`);
  expect(counted.filter((line) => line.includes(card) || line.includes(paypal)).toSorted()).toEqual(
    [
      `payments_total{${card},state="ordered"} 3`,
      `payments_total{${card},state="completed"} 1`,
      `payments_total{${card},state="failed"} 1`,
      `payments_total{${card},state="cancelled"} 0`,
      `payments_total{${paypal},state="ordered"} 2`,
      `payments_total{${paypal},state="completed"} 1`,
      `payments_total{${paypal},state="failed"} 0`,
      `payments_total{${paypal},state="cancelled"} 1`,
      `payments_minor_units_total{${card},kind="paid"} 1500`,
      `payments_minor_units_total{${card},kind="reversed"} 0`,
      `payments_minor_units_total{${card},kind="charged_back"} 0`,
      `payments_minor_units_total{${paypal},kind="charged_back"} 0`,
      `payments_minor_units_total{${card},kind="won_back"} 0`,
      `payments_minor_units_total{${paypal},kind="won_back"} 0`,
      `payments_minor_units_total{${paypal},kind="paid"} 1500`,
      `payments_minor_units_total{${paypal},kind="reversed"} 500`,
    ].toSorted(),
  );
});

/** The metrics of what is open now. */
async function openNow(): Promise<string[]> {
  const { body } = await api.application.services.metrics.page();
  return body
    .split('\n')
    .filter((line) => /^(payments_open|payments_open_minor_units|debt_\w+)\{/.test(line));
}

test('the metrics report what is open now: orders with their amounts, and debts', async () => {
  const labels = (method: string) => `{brand="oakmere",country="NL",method="${method}",currency="EUR"}`;
  const debts = ['debt_members{brand="elmford"} 1', 'debt_credits{brand="elmford"} 15'];
  const one = [`payments_open${labels('card')} 1`, `payments_open_minor_units${labels('card')} 1500`];
  expect((await openNow()).toSorted()).toEqual([...one, ...debts].toSorted());
  const { browser } = await api.member();
  const more = [
    bodyOf(await order(browser)).payment_id,
    bodyOf(await order(browser, { package: 'o40', amount: 3200, method: 'paypal' })).payment_id,
  ];
  expect((await openNow()).toSorted()).toEqual(
    [
      `payments_open${labels('card')} 2`,
      `payments_open_minor_units${labels('card')} 3000`,
      `payments_open${labels('paypal')} 1`,
      `payments_open_minor_units${labels('paypal')} 3200`,
      ...debts,
    ].toSorted(),
  );
  for (const payment of more) {
    await setSandbox(api, payment, { status: 'canceled' });
    await notify(api, payment);
  }
  expect((await openNow()).toSorted()).toEqual([...one, ...debts].toSorted());
});

test('one scrape reads the open orders and the debts once each', async () => {
  const asked = await statementsOf(async (db) => {
    const metrics = makeMetrics(db);
    addPaymentGauges(metrics, db);
    await metrics.page();
  });
  const reads = (words: string) => asked.filter((statement) => statement.sql.includes(words)).length;
  expect([reads("from payment where status = 'pending' group by"), reads('where debt > 0')]).toEqual([1, 1]);
});

test('a won chargeback is no longer disputed, counts as revenue again, and as won in the metrics', async () => {
  const payment = await api.db
    .selectFrom('payment')
    .select('id')
    .where('charged_back_amount', '>', 0)
    .executeTakeFirstOrThrow();
  await setSandbox(api, payment.id, { won_back: price });
  await notify(api, payment.id);
  const csv = await money('--csv');
  const { body } = await api.application.services.metrics.page();
  const counted = body
    .split('\n')
    .filter((line) => line.startsWith('payments_minor_units_total{brand="elmford"'));
  expect({
    revenue: rowsOf(csv, 'revenue')[0],
    disputed: rowsOf(csv, 'disputed'),
    debts: rowsOf(csv, 'debts'),
    counted: counted.map((line) => line.slice(line.indexOf('kind='))).toSorted(),
    owed: (await openNow()).filter((line) => line.startsWith('debt')),
  }).toEqual({
    revenue: ['elmford', 'NL', 'card', 'EUR', '1', '15.00', '0.00', '0.00', '15.00'],
    disputed: [],
    debts: [],
    counted: [
      'kind="charged_back"} 1500',
      'kind="paid"} 1500',
      'kind="reversed"} 1500',
      'kind="won_back"} 1500',
    ],
    owed: [],
  });
});

test('a period limits the figures to its days', async () => {
  expect(rowsOf(await money('--csv', '--from', '2026-03-03'), 'revenue')).toEqual([]);
  expect(rowsOf(await money('--csv', '--to', '2026-03-02'), 'orders')).toEqual([]);
  expect(rowsOf(await money('--csv', '--from', '2026-03-02', '--to', '2026-03-03'), 'revenue').length).toBe(
    4,
  );
});

test.each([
  ['--from', '2026-02-30'],
  ['--to', 'yesterday'],
])('%s %s is refused as a date', async (name, day) => {
  await expect(money(name, day)).rejects.toThrow('usage: money');
});

test('credits that differ from the ledger fail the command, with every figure in the error', async () => {
  const { id } = await api.member();
  await api.db.updateTable('account').set({ credits: 7 }).where('id', '=', id).execute();
  await expect(money('--csv')).rejects.toThrow(/^figure,[\s\S]*\ndrift,,,,,,,,,,,,,1,$/);
  await api.db.updateTable('account').set({ credits: 0 }).where('id', '=', id).execute();
});
