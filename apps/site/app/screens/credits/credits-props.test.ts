import { loadMessages } from '@heartwood/i18n';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { orderLines, termLines } from './credits-props';

test('of the terms, a change of the method is announced', async () => {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
  expect(termLines(intl, 'paypal')).toEqual([
    { label: 'Payment method', value: 'PayPal', isLive: true },
    { label: 'Contract term', value: 'none, you pay once' },
  ]);
});

test.each([
  ['en', '−€7.50'],
  ['de', '−7,50\u00a0€'],
  ['fi', '−7,50\u00a0€'],
] as const)('a discount has a minus sign in %s', async (locale, discount) => {
  const intl = createIntl({ locale, messages: await loadMessages(locale) });
  const offer = {
    id: 'credits_60',
    credits: 60,
    extra: 0,
    before: 2999,
    amount: 2249,
    currency: 'EUR',
    perCredit: 38,
    perMessage: 38,
    flag: null,
  } as const;
  expect(orderLines(intl, offer, 25).lines.map(({ value }) => value)).toContain(discount);
});
