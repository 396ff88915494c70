import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function drift(): Promise<string | undefined> {
  const { body } = await api.visitor().get('/metrics');
  return String(body)
    .split('\n')
    .find((line) => line.startsWith('ledger_drift_accounts'));
}

test('the ledger is summed at most every 15 minutes, however often the metrics are read', async () => {
  const { id } = await api.member();
  const figures = [await drift()];
  await api.db.updateTable('account').set({ credits: 7 }).where('id', '=', id).execute();
  api.clock.pass(899);
  figures.push(await drift());
  api.clock.pass(1);
  figures.push(await drift());
  expect(figures).toEqual(['ledger_drift_accounts 0', 'ledger_drift_accounts 0', 'ledger_drift_accounts 1']);
});
