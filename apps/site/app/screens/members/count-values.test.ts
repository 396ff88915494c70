import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { countValues } from './count-values';

test.each([
  ['en', 1, '1'],
  ['en', 1284, '1,284'],
  ['en', 5015, '5,015'],
  ['en', 5016, '5,000+'],
  ['de', 5016, '5.000+'],
  ['pl', 5016, '5000+'],
])('in %s %d members are shown as %s', (locale, count, shown) => {
  expect(countValues(createIntl({ locale, messages: {} }), count)).toEqual({ count, shown });
});
