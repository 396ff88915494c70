import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account';
import { forgetMandates } from '../../src/direct-debit/jobs/forget-mandates';
import { directDebitCommand } from '../../src/direct-debit/direct-debit-command';
import { cleaningJobs } from '../../src/jobs/cleaning';
import { startApi, type TestApi } from '../support/api';
import { findEverywhere } from '../support/find-everywhere';
import { finish } from '../support/finish';
import { memberPassword } from '../support/members';
import { buyByDebit, debitOf, orderDebit } from './mandates';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const day = 24 * 3600;
const canaries = ['canaryholder', 'nl91abna0417164300', 'canarystreet', '31687654321'];
const form = { account_holder: 'Canaryholder', street: 'Canarystreet', phone: '06 87654321' };
const kept = [
  'direct_debit.account_holder',
  'direct_debit.iban',
  'direct_debit.phone',
  'direct_debit.street',
];

async function forget(): Promise<void> {
  for (const job of [...cleaningJobs, forgetMandates]) await finish(api, job);
}

test('a debtor’s data is kept for the mandate alone, and removed 14 months after the collection', async () => {
  const { browser } = await api.member();
  const payment = debitOf(await orderDebit(browser, form)).payment.payment_id;
  const { text } = await api.db.selectFrom('outgoing_sms').select('text').executeTakeFirstOrThrow();
  await browser.put('/api/directdebit.php', { payment_id: payment, otp: text.slice(0, 6) });
  await directDebitCommand(api.application.services, ['export', '--seller', 'oakmere-test']);
  api.clock.pass(30 * day);
  await forget();
  expect(await findEverywhere(api.db, canaries)).toEqual(kept);
  api.clock.pass(380 * day);
  await forget();
  expect(await findEverywhere(api.db, canaries)).toEqual(kept);
  api.clock.pass(30 * day);
  await forget();
  expect(await findEverywhere(api.db, canaries)).toEqual([]);
});

test('a debtor’s data in an unconfirmed order is removed after a week, its SMS after two', async () => {
  const { browser } = await api.member();
  await orderDebit(browser, form);
  expect(await findEverywhere(api.db, canaries)).toEqual([...kept, 'outgoing_sms.to_number']);
  api.clock.pass(7 * day + 1);
  await forget();
  expect(await findEverywhere(api.db, canaries)).toEqual(['outgoing_sms.to_number']);
  api.clock.pass(7 * day);
  await forget();
  expect(await findEverywhere(api.db, canaries)).toEqual([]);
});

test('an erased account keeps its confirmed mandates, and no data of unconfirmed orders', async () => {
  const { id, browser } = await api.member();
  const given = await buyByDebit(api, browser);
  await api.db
    .updateTable('direct_debit')
    .set({ settled_at: api.clock.now() })
    .where('payment_id', '=', given)
    .execute();
  await orderDebit(browser, form);
  const leave = { reason: 'pause', password: memberPassword };
  expect((await browser.post('/api/account-deletion.php', leave)).status).toBe(204);
  api.clock.pass(14 * day);
  const { inTransaction, environment } = api.application.services;
  expect(await inTransaction((scope) => eraseAccount(scope, id, environment.SESSION_SECRET))).toBe(true);
  const rows = await api.db
    .selectFrom('direct_debit')
    .select(['account_holder', 'iban', 'street', 'phone', 'confirmed_ip'])
    .where('account_id', '=', id)
    .orderBy('account_holder')
    .execute();
  expect(rows).toEqual([
    {
      account_holder: 'Saffron Demo',
      iban: 'NL91ABNA0417164300',
      street: 'Voorbeeldstraat',
      phone: '+31612345678',
      confirmed_ip: browser.address,
    },
    { account_holder: null, iban: null, street: null, phone: null, confirmed_ip: null },
  ]);
});
