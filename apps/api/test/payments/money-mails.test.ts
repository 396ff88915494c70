import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { mailTo } from '../support/mails';
import { order, payFor, price } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const linesOf = ({ text }: { text: string }) =>
  text
    .split('\n')
    .map((line) => line.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean);

test('a purchase mails the receipt with the right of withdrawal, and a withdrawal mails a confirmation', async () => {
  const email = 'buyer@oakmere.example';
  const profile = { name: 'Rowan' };
  const { browser } = await api.member({ account: { email, email_key: email, language: 'en' }, profile });
  const payment_id = await payFor(api, await order(browser));
  const receipt = await mailTo(api, email);
  expect(receipt.subject).toBe('Your receipt OAKMERE-TEST-2026-000001');
  expect(linesOf(receipt).join(' ')).toBe(
    [
      'oakmere',
      'Thank you, Rowan',
      'We’ve received your payment of €15.00, and 15 credits are waiting for you.',
      'Receipt OAKMERE-TEST-2026-000001, 2 March 2026 at 13:00:00',
      'Oakmere Test Ltd',
      '1 Sample Lane, London, United Kingdom',
      '15 credits at Oakmere: €15.00',
      'Includes 21% VAT (Netherlands): €2.60',
      'On your bank statement: OAKMERE',
      'On 2 March 2026 at 13:00:00, you asked to get your credits right away.',
      'Your right of withdrawal',
      'Until 16 March 2026 you can withdraw from this purchase without giving a reason. You then only pay for the credits you’ve used, and we refund the rest. You can withdraw on the page for this purchase or, without logging in, at http://oakmere.localhost:3000/withdrawal with this email address and this number: OAKMERE-TEST-2026-000001',
      `View this purchase http://oakmere.localhost:3000/transactions/${payment_id}`,
      'All the best,',
      'Oakmere',
      'Any questions? Write to support@oakmere.example and quote OAKMERE-TEST-2026-000001.',
    ].join(' '),
  );

  await browser.post('/api/withdrawal.php', { payment_id, name: 'Rowan Oak', confirm: price });
  const withdrawal = await mailTo(api, email, 1);
  expect(withdrawal.subject).toBe('Your withdrawal: OAKMERE-TEST-2026-000001');
  expect(linesOf(withdrawal).join(' ')).toBe(
    [
      'oakmere',
      'We’ve received your withdrawal, Rowan',
      'On 2 March 2026 at 13:00:00, we received your withdrawal from purchase OAKMERE-TEST-2026-000001.',
      'Credits bought: 15. Used: 0. Not used: 15.',
      'We’ll refund €15.00 to your original payment method within 14 days.',
      'Credit note: OAKMERE-TEST-2026-CN-000001',
      'Withdrawn by: Rowan Oak',
      `View this purchase http://oakmere.localhost:3000/transactions/${payment_id}`,
      'All the best,',
      'Oakmere',
      'Any questions? Write to support@oakmere.example and quote OAKMERE-TEST-2026-000001.',
    ].join(' '),
  );
});
