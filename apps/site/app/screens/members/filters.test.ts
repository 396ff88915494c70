import { expect, test } from 'vitest';
import { ageOptions } from './filters';
import type { MemberSearch } from './member-search';

const search: MemberSearch = {
  gender: null,
  country: null,
  countryregion: null,
  min_age: 33,
  max_age: 99,
  choices: {},
};

test('ages go from the lowest in fives to the highest, with what is chosen', () => {
  expect(ageOptions(search, 18)).toEqual([
    18, 20, 25, 30, 33, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 99,
  ]);
  expect(ageOptions({ ...search, min_age: 21 }, 21)[0]).toBe(21);
});
