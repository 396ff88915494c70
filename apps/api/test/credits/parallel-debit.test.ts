import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test.runIf(engine === 'postgres')(
  'of fifty parallel messages on ten credits, exactly ten are sent',
  async () => {
    const { id, browser } = await api.member({ account: { credits: 10, paid_user: true } });
    const partners = await Promise.all(Array.from({ length: 5 }, () => api.member()));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(browser, partners[index % 5]?.id ?? '', `message ${index}`, randomUUID()),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(10);
    const reasons = refused.map(({ status, body }) => [status, (body as { code: string }).code]);
    expect(reasons).toEqual(refused.map(() => [402, 'insufficient_credits']));
    const { credits } = await api.db
      .selectFrom('account')
      .select('credits')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const messages = await api.db
      .selectFrom('message')
      .select(['id', 'cost'])
      .where('sender_id', '=', id)
      .execute();
    const debits = await api.db
      .selectFrom('ledger')
      .select(['ref', 'amount', 'balance_after'])
      .where('account_id', '=', id)
      .where('kind', '=', 'message')
      .orderBy('balance_after', 'desc')
      .execute();
    expect([credits, messages.length, debits.length]).toEqual([0, 10, 10]);
    expect(debits.map(({ ref }) => ref).toSorted()).toEqual(messages.map((message) => message.id).toSorted());
    expect(debits.map(({ balance_after }) => balance_after)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  },
);
