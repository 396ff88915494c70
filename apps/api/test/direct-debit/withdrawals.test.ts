import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDriftedAccounts } from '../../src/credits/drift';
import { sendRefunds } from '../../src/payments/refunds/send-refunds';
import { engine, startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';
import { booksOf, buyerWho, creditsOf, operatorsOf, receiptRefundsOf, withdraw } from './buyers';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(async () => {
  expect(await countDriftedAccounts(api.db)).toBe(0);
  await api.close();
});

const { exported, numberOf, refund, settled, unpaid } = operatorsOf(() => api);

const anHourLater = async () => {
  api.clock.pass(3601);
  await finish(api, sendRefunds);
};

test('a withdrawal before the export of an unused purchase means that nothing is collected', async () => {
  const member = await buyerWho(api, { spent: 0 });
  expect((await withdraw(member, 1500)).status).toBe(200);
  expect((await withdraw(member, 1500)).status).toBe(200);
  await expect(exported()).rejects.toThrow('nothing is to be collected');
  expect(await booksOf(api, member)).toEqual({
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
  expect([await creditsOf(api, member), await receiptRefundsOf(member)]).toEqual([
    after,
    [['withdrawal', 1500]],
  ]);
});

test('a withdrawal after the export is paid back once the bank reports the money, and once only', async () => {
  const member = await buyerWho(api, { spent: 4 });
  await exported();
  expect((await withdraw(member, 1100)).status).toBe(200);
  await anHourLater();
  expect(await unpaid(member)).toContain('waits for the bank');
  expect(await settled(member)).toBe('settled 1, returned 0, counted before 0');
  await anHourLater();
  expect(await unpaid(member)).toContain('by hand  11.00 EUR');
  await refund('done', await numberOf(member));
  expect(await settled(member)).toBe('settled 0, returned 0, counted before 1');
  expect((await withdraw(member, 1100)).status).toBe(200);
  await anHourLater();
  expect([await creditsOf(api, member), await booksOf(api, member), await receiptRefundsOf(member)]).toEqual([
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

test.runIf(engine === 'postgres')(
  'a withdrawal that races the export is either left out of the file or waits for the bank',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await buyerWho(api, { spent: 0 });
      const [{ status }] = await Promise.all([withdraw(member, 1500), exported().catch(() => null)]);
      const books = await booksOf(api, member);
      expect([status, await creditsOf(api, member)]).toEqual([
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
