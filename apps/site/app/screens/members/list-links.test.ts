import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { searchHref, sortOptions, widerSearches } from './list-links';
import type { MemberSearch } from './member-search';
import type { WiderField } from './members.server';

const intl = createIntl({ locale: 'en' });
const search: MemberSearch = {
  gender: 'female',
  country: 'NL',
  countryregion: 'UT',
  min_age: 40,
  max_age: 50,
  choices: { hair_colour: ['red'], tattoos: ['few'] },
  sort: 'new',
};

test('the search URL contains every filter', () => {
  expect([
    searchHref(search, 2),
    searchHref({ ...search, gender: null, choices: {}, sort: 'active' }),
  ]).toEqual([
    '/members?gender=female&country=NL&countryregion=UT&min_age=40&max_age=50&hair_colour=red&tattoos=few&sort=new&page=2',
    '/members?gender=all&country=NL&countryregion=UT&min_age=40&max_age=50',
  ]);
});

test.each([
  ['country', 'gender=female&country=all&min_age=40&max_age=50&hair_colour=red&tattoos=few&sort=new'],
  ['countryregion', 'gender=female&country=NL&min_age=40&max_age=50&hair_colour=red&tattoos=few&sort=new'],
  [
    'min_age',
    'gender=female&country=NL&countryregion=UT&min_age=18&max_age=50&hair_colour=red&tattoos=few&sort=new',
  ],
  [
    'max_age',
    'gender=female&country=NL&countryregion=UT&min_age=40&max_age=99&hair_colour=red&tattoos=few&sort=new',
  ],
  ['tattoos', 'gender=female&country=NL&countryregion=UT&min_age=40&max_age=50&hair_colour=red&sort=new'],
] as const satisfies readonly (readonly [WiderField, string])[])(
  'the hint for %s removes that filter only',
  (field, address) => {
    const wider = widerSearches(intl, { wider: [{ field, count: 1200 }], search, lowestAge: 18 });
    expect(wider?.options.map(({ href }) => href)).toEqual([`/members?${address}`]);
  },
);

test('there are no hints when no wider search finds more', () => {
  expect(widerSearches(intl, { wider: [], search, lowestAge: 18 })).toBeUndefined();
});

test('sorting by distance is offered when the home is known or it is already selected', () => {
  const offered = (hasHome: boolean, sort: MemberSearch['sort']) =>
    sortOptions(intl, { search: { ...search, sort }, hasHome }).map((option) => [
      option.sort,
      option.selected,
    ]);
  expect([offered(true, 'new'), offered(false, 'active'), offered(false, 'near')]).toEqual([
    [
      ['active', false],
      ['new', true],
      ['near', false],
    ],
    [
      ['active', true],
      ['new', false],
    ],
    [
      ['active', false],
      ['new', false],
      ['near', true],
    ],
  ]);
});
