import { expect, test } from 'vitest';
import type { Locale } from './locales';
import { intlFor } from './server-intl';
import { fullRecord } from './static-pages/page-record.fixture';
import { pageValues } from './static-pages/page-values';

const at = (day: string) => `${day}T12:00:00Z`;

async function dateIn(locale: Locale, day: string, country?: string): Promise<string> {
  const intl = await intlFor(locale, country);
  return intl.formatDate(at(day), { dateStyle: 'long', timeZone: 'UTC' });
}

test('the first of a month is an ordinal in French, except in short formats', async () => {
  expect([
    await dateIn('fr', '2026-05-01'),
    await dateIn('fr', '2026-05-01', 'BE'),
    await dateIn('fr', '2026-05-11'),
    await dateIn('fr', '2026-05-21'),
    await dateIn('de', '2026-05-01'),
    await dateIn('it', '2026-05-01'),
  ]).toEqual(['1er mai 2026', '1er mai 2026', '11 mai 2026', '21 mai 2026', '1. Mai 2026', '1 maggio 2026']);
  const intl = await intlFor('fr');
  const dayOf = (options: Parameters<typeof intl.formatDate>[1]) =>
    intl.formatDate(at('2026-05-01'), { timeZone: 'UTC', ...options });
  expect([
    dayOf({ weekday: 'long', day: 'numeric', month: 'long' }),
    dayOf({ day: 'numeric', month: 'short' }),
    dayOf({ dateStyle: 'medium', timeStyle: 'short' }),
    dayOf({ dateStyle: 'short' }),
    dayOf({ day: 'numeric' }),
  ]).toEqual(['vendredi 1er mai', '1er mai', '1er mai 2026, 12:00', '01/05/2026', '1']);
});

test('static pages use the French ordinal too', () => {
  const termsDate = (locale: Locale) => pageValues(fullRecord, locale).terms_date;
  expect([termsDate('fr'), termsDate('nl')]).toEqual(['1er mai 2024', '1 mei 2024']);
});
