import { buildDirectDebitState } from '@heartwood/api-contract/builders';
import { loadMessages } from '@heartwood/i18n';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { blockedWords, limitWords } from './refusal-words';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
const limit = (state: Parameters<typeof buildDirectDebitState>[0]) =>
  limitWords(intl, { state: buildDirectDebitState(state), problem: null });
const text =
  'You can pay up to €100.00 by direct debit in any 30-day period. Other methods don’t have this limit. Nothing was ordered or charged.';
const reached = 'You’ve reached your limit for direct debit';
const label = 'Used in the last 30 days';

test('a package above the limit shows the limit', () => {
  const title = 'Right now you can pay up to €100.00 by direct debit';
  expect(limit({})).toEqual({ title, text });
});

test('a package above the rest of the limit shows the rest', () => {
  expect(limit({ used: 6_000 })).toEqual({
    title: 'Right now you can pay up to €40.00 by direct debit',
    text,
    meter: { label, value: '€60.00 of €100.00', share: 0.6 },
  });
});

test('a limit that leaves no package shows the day when one can be ordered again', () => {
  expect(limit({ status: 'limit', limited_by: 'amount', used: 9_900, from: '2026-01-09' })).toEqual({
    title: reached,
    text,
    meter: {
      label,
      value: '€99.00 of €100.00',
      share: 0.99,
      text: 'You can use direct debit again from January 9.',
    },
  });
});

test('a debit that is still open shows the likely day of the next', () => {
  const title = 'Your last direct debit is still being processed';
  const text =
    'Nothing was ordered or charged. Other methods work right away. Once the last direct debit has been paid, you can order this way again.';
  expect(limit({ limited_by: 'open', from: '2026-01-09' })).toEqual({
    title,
    text: `${text} That should be possible from January 9.`,
  });
  expect(limit({ limited_by: 'open' })).toEqual({ title, text });
});

test('a rejected order where direct debit is not offered', () => {
  const problem = { code: 'directdebit_limit_reached', fields: {}, data: {} } as const;
  expect(limitWords(intl, { state: null, problem })).toEqual({
    title: 'Direct debit isn’t available here',
    text: 'Direct debit only works in countries that use the euro. Choose another payment method. Nothing was ordered or charged.',
  });
});

test('a blocked account shows the open amount, if any', () => {
  const blocked = (open: number) =>
    blockedWords(intl, {
      state: buildDirectDebitState({ status: 'blocked', open }),
      problem: null,
    });
  const title = 'Direct debit isn’t available for your account right now';
  expect([blocked(1_490), blocked(0)]).toEqual([
    {
      title,
      text: 'Your bank returned an earlier direct debit, and €14.90 is still outstanding. Nothing was ordered or charged.',
    },
    { title, text: 'Your bank returned an earlier direct debit. Nothing was ordered or charged.' },
  ]);
});
