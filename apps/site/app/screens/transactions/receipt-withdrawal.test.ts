import { loadMessages } from '@heartwood/i18n';
import { buildPayment, buildReceipt } from '@heartwood/api-contract/builders';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { receiptWithdrawal } from './receipt-withdrawal';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
const right =
  'You can withdraw within 14 days without giving a reason: use “Withdraw from contract” under “Payments and credits” or at the bottom of every page.';

const textOf = (withdraw_until: string | null, express_request: string | null = null) =>
  receiptWithdrawal(intl, {
    payment: buildPayment({ status: 'completed', withdraw_until }),
    receipt: buildReceipt({ express_request }),
    timeZone: 'UTC',
  })?.text;

test('a receipt explains the withdrawal, and what it costs once credits were requested at once', () => {
  const until = '2026-01-19T12:00:00Z';
  expect(textOf(until)).toBe(right);
  expect(textOf(until, '2026-01-05T12:00:00Z')).toMatch(/^You can withdraw .* you only pay /);
});

test('the receipt of a withdrawn or refunded order offers no withdrawal', () => {
  expect(textOf(null, '2026-01-05T12:00:00Z')).toBeUndefined();
});
