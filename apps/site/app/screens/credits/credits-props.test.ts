import { loadMessages } from '@heartwood/i18n';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { termLines } from './credits-props';

test('of the terms, a change of the method is announced', async () => {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
  expect(termLines(intl, 'paypal')).toEqual([
    { label: 'Payment method', value: 'PayPal', isLive: true },
    { label: 'Contract term', value: 'none, you pay once' },
  ]);
});
