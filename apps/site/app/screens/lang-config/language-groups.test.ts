import { visibleLocales } from '@heartwood/i18n';
import { expect, test } from 'vitest';
import { languageGroups } from './language-groups';

test('lists the languages of the country first, then the others', () => {
  expect(languageGroups(['nl', 'fr'], ['de', 'en', 'fr', 'nl'])).toEqual([
    { kind: 'nearby', locales: ['nl', 'fr'] },
    { kind: 'others', locales: ['de', 'en'] },
  ]);
});

test('returns one list when the country has all languages of the brand', () => {
  expect(languageGroups(['de', 'en'], ['de', 'en'])).toEqual([{ kind: 'all', locales: ['de', 'en'] }]);
});

test("returns one list, in the brand's order, for a country without a rule", () => {
  expect(languageGroups(visibleLocales('JP', ['nl', 'de']), ['nl', 'de'])).toEqual([
    { kind: 'all', locales: ['nl', 'de'] },
  ]);
});
