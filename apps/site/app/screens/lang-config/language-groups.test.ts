import { expect, test } from 'vitest';
import { languageGroups } from './language-groups';

test('the languages of the country come first, then all the others', () => {
  expect(languageGroups(['nl', 'fr'], ['de', 'en', 'fr', 'nl'])).toEqual([
    { kind: 'nearby', locales: ['nl', 'fr'] },
    { kind: 'others', locales: ['de', 'en'] },
  ]);
});

test('a brand whose languages are all spoken there, or a country without a rule, has one list', () => {
  expect(languageGroups(['de', 'en'], ['de', 'en'])).toEqual([{ kind: 'all', locales: ['de', 'en'] }]);
});
