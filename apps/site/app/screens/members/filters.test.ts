import { searchFields } from '@heartwood/domain';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { ageOptions, filterProps } from './filters';
import type { MemberSearch } from './member-search';

const search: MemberSearch = {
  gender: null,
  country: null,
  countryregion: null,
  min_age: 33,
  max_age: 99,
  choices: {},
  sort: 'active',
};

test('age options go in fives from the minimum to 99, and include the chosen age', () => {
  expect(ageOptions(search, 18)).toEqual([
    18, 20, 25, 30, 33, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 99,
  ]);
  expect(ageOptions({ ...search, min_age: 21 }, 21)[0]).toBe(21);
});

const choices = [
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
  'reason_for_signup',
];

test.each([
  [[...searchFields], ['gender', 'age', 'country', 'region', 'fields'], choices],
  [['gender', 'min_age', 'max_age'], ['gender', 'age'], []],
  [['country', 'countryregion'], ['country', 'region'], []],
  [['tattoos', 'hair_colour'], ['fields'], ['hair_colour', 'tattoos']],
  [[], [], []],
])('a brand that offers %j shows the filters %j with the fields %j', (offered, shown, fields) => {
  const intl = createIntl({ locale: 'en' });
  const props = filterProps(intl, {
    search,
    defaults: search,
    named: false,
    lowestAge: 18,
    countries: ['NL', 'DE'],
    regions: 'UT Utrecht',
    offered,
    count: 0,
    page: 1,
    pages: 0,
    people: [],
    similar: [],
    wider: [],
    hasHome: true,
  });
  const filters = (['gender', 'age', 'country', 'region', 'fields'] as const).filter((name) => props[name]);
  expect([filters, props.fields?.groups.map(({ name }) => name) ?? []]).toEqual([shown, fields]);
});
