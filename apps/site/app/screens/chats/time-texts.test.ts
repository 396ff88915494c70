import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { clockText } from './time-texts';

test('formats the time of day by locale', () => {
  const reading = { timeZone: 'UTC', now: new Date('2026-03-02T20:00:00Z') };
  const timesIn = (locale: string) =>
    ['2026-03-02T07:52:00Z', '2026-03-02T19:52:00Z'].map((iso) =>
      clockText(createIntl({ locale }), iso, reading),
    );
  expect(['en-US', 'en-GB', 'de', 'sv'].map(timesIn)).toEqual([
    ['7:52 AM', '7:52 PM'],
    ['07:52', '19:52'],
    ['07:52', '19:52'],
    ['07:52', '19:52'],
  ]);
});
