import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { mailTo } from '../support/mails';
import { buyerWho, operatorsOf, withdraw, type Buyer } from './buyers';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const { exported, numberOf, refund, returned, settled } = operatorsOf(() => api);

const taken = 'The credits from this order have been taken off your balance.';
const free = 'You’d withdrawn from this order, so you don’t owe us anything for it.';
const used = 'You’d withdrawn from this order, but you still owe us the credits you’d already used.';
const twice = (amount: string) => `We’d already refunded ${amount} for this order.`;

/** Which of the texts about what follows the mail about a return contains. */
async function textsFor(buyer: Buyer, mails: number): Promise<string[]> {
  const { text } = await mailTo(api, buyer.email, mails);
  expect(text).toContain('direct debit of €15.00');
  return [taken, free, used, twice('€15.00'), twice('€11.00')].filter((sentence) =>
    text.replaceAll(/\s+/g, ' ').includes(sentence),
  );
}

test('the mail about a returned debit says that its credits are taken', async () => {
  const member = await buyerWho(api, { spent: 4 });
  await exported();
  await returned(member);
  expect(await textsFor(member, 2)).toEqual([taken]);
});

test.each([
  { spent: 0, amount: 1500, isPaidBack: false, texts: [free] },
  { spent: 4, amount: 1100, isPaidBack: false, texts: [used] },
  { spent: 0, amount: 1500, isPaidBack: true, texts: [twice('€15.00')] },
  { spent: 4, amount: 1100, isPaidBack: true, texts: [used, twice('€11.00')] },
])(
  'after a withdrawal with $spent credits used (paid back: $isPaidBack) it says what is owed',
  async ({ spent, amount, isPaidBack, texts }) => {
    const member = await buyerWho(api, { spent });
    await exported();
    if (isPaidBack) await settled(member);
    expect((await withdraw(member, amount)).status).toBe(200);
    if (isPaidBack) await refund('done', await numberOf(member));
    await returned(member);
    expect(await textsFor(member, 3)).toEqual(texts);
  },
);
