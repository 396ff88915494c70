import { describe, expect, it } from 'vitest';
import { compiledMessages } from '../scripts/compiled-messages';
import { catalogueFile, readCatalogue } from '../scripts/catalogue-files';
import { withFallback } from './compiled-messages';
import { loadMessages } from './load-messages';
import { locales } from './locales';
import { errorMessage } from './error-lookups';
import { intlFor } from './server-intl';

describe.each(locales)('the loader in %s', (locale) => {
  const texts = readCatalogue(catalogueFile(locale));

  it('returns every message of the catalogue', async () => {
    expect(await loadMessages(locale)).toEqual(compiledMessages(texts, locale));
  });

  it('formats in this language', async () => {
    const intl = await intlFor(locale);
    expect(intl.formatMessage({ id: 'interests.reading' })).toBe(texts['interests.reading']);
    expect(intl.formatMessage({ id: 'errors.too_many_attempts' }, { minutes: 15 })).toBe(
      texts['errors.too_many_attempts']?.replace('{minutes}', '15'),
    );
  });
});

it('a missing message is taken from the fallback locale', async () => {
  const dutch = await loadMessages('nl');
  const { 'actions.save': save, ...rest } = await loadMessages('fi');
  expect(save).not.toEqual(dutch['actions.save']);
  expect(withFallback(rest, dutch)).toEqual({ ...rest, 'actions.save': dutch['actions.save'] });
});

it('loads a catalogue once', async () => {
  expect(await loadMessages('pl')).toBe(await loadMessages('pl'));
});

it('formats plurals by language, numbers and dates by country', async () => {
  const polish = await intlFor('pl', 'PL');
  const counts = [1, 2, 5, 22].map((count) =>
    polish.formatMessage({ id: 'navigation.new_likes' }, { count }),
  );
  expect(counts).toEqual([
    '1 nowe polubienie',
    '2 nowe polubienia',
    '5 nowych polubień',
    '22 nowe polubienia',
  ]);
  const english = await intlFor('en', 'US');
  expect(english.formatDate('2026-01-09T12:00:00Z', { timeZone: 'UTC' })).toBe('1/9/2026');
  const places = [
    ['en', 'US'],
    ['de', 'DE'],
    ['fr', 'FR'],
    ['pl', 'PL'],
    ['nl', 'US'],
  ] as const;
  const numbers = places.map(async ([locale, country]) => {
    const intl = await intlFor(locale, country);
    return [intl.formatNumber(12_345.5), intl.formatNumber(12.5, { style: 'currency', currency: 'EUR' })];
  });
  expect(await Promise.all(numbers)).toEqual([
    ['12,345.5', '€12.50'],
    ['12.345,5', '12,50\u{a0}€'],
    ['12\u{202f}345,5', '12,50\u{a0}€'],
    ['12\u{a0}345,5', '12,50\u{a0}€'],
    ['12.345,5', '€\u{a0}12,50'],
  ]);
});

it('throws when a value is missing outside React', async () => {
  const intl = await intlFor('nl');
  expect(() => intl.formatMessage(errorMessage('underage'))).toThrow(/min_age/);
});
