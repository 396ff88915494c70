import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import { accountOf, bodyOf, notify, order, reducedPrice, statusAndCode } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const timeBonus = { code: 'TIMEBONUS25', amount: reducedPrice };
const welcome = { code: 'WELCOME25', amount: reducedPrice };

test.runIf(engine === 'postgres')(
  'fifty orders at once in two sessions with one code redeem it once',
  async () => {
    const { id, browser } = await api.member();
    const second = api.visitor();
    const { email } = await api.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await second.post('/api/user.php', { email, password: 'oak-leaves-turn-red' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        order(index % 2 ? browser : second, index % 4 < 2 ? timeBonus : welcome),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(made.length).toBeGreaterThan(0);
    expect(refused.map(statusAndCode)).toEqual(refused.map(() => [409, 'code_used']));
    const sandbox = api.db
      .updateTable('sandbox_payment')
      .set({ status: 'paid' })
      .where('status', '=', 'open');
    await sandbox.execute();
    await Promise.all(made.map((answer) => notify(api, bodyOf(answer).payment_id)));
    const redeemed = await api.db
      .selectFrom('discount_redemption')
      .select('status')
      .where('account_id', '=', id)
      .execute();
    const completed = await api.db
      .selectFrom('payment')
      .select('id')
      .where('account_id', '=', id)
      .where('status', '=', 'completed')
      .execute();
    expect([redeemed, completed.length]).toEqual([[{ status: 'redeemed' }], 1]);
    expect((await accountOf(api, id)).ledger).toEqual([['purchase', 15, 15]]);
  },
);
