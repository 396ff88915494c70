import type { Settings } from '@heartwood/api-contract';
import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  answeredSearch,
  apiQuery,
  readSearch,
  savedSearch,
  searchQuery,
  withKnownRegion,
} from './member-search';
import type { MemberSearch } from './member-search';

const settings = {
  search_fields: [
    'gender',
    'country',
    'countryregion',
    'min_age',
    'max_age',
    'hair_colour',
    'tattoos',
  ] as Settings['search_fields'],
  min_age: 18,
  countries: ['NL' as const, 'DE' as const],
  geoip_selected_country: 'DE' as const,
};

const womenInNetherlands: MemberSearch = {
  gender: 'female',
  country: 'NL',
  countryregion: null,
  min_age: 18,
  max_age: 99,
  choices: {},
  sort: 'active',
};

const lastSearch: MemberSearch = {
  ...womenInNetherlands,
  gender: 'male',
  min_age: 40,
  max_age: 50,
  sort: 'new',
};

function read(address: string, changed: Partial<typeof settings> = {}) {
  return readSearch(
    new URLSearchParams(address),
    { ...settings, ...changed },
    {
      start: lastSearch,
      defaults: womenInNetherlands,
    },
  );
}

describe('readSearch', () => {
  test('returns the last search for a query without filters', () => {
    const open = ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'hair_colour', 'tattoos'];
    expect([read(''), read('page=2&notice=blocked')]).toEqual([
      { search: lastSearch, page: 1, named: false, open },
      { search: lastSearch, page: 2, named: false, open },
    ]);
  });

  test('uses the defaults for filters that the query lacks', () => {
    expect(read('min_age=30')).toEqual({
      search: { ...womenInNetherlands, min_age: 30 },
      page: 1,
      named: true,
      open: ['gender', 'country'],
    });
  });

  test('reads every filter', () => {
    expect(
      read(
        'gender=male&country=DE&countryregion=NW&min_age=30&max_age=45&page=3&hair_colour=red,grey&tattoos=few&sort=near',
      ),
    ).toEqual({
      search: {
        gender: 'male',
        country: 'DE',
        countryregion: 'NW',
        min_age: 30,
        max_age: 45,
        choices: { hair_colour: ['red', 'grey'], tattoos: ['few'] },
        sort: 'near',
      },
      page: 3,
      named: true,
      open: [],
    });
  });

  test('reads repeated parameters of one filter', () => {
    expect(read('hair_colour=red&hair_colour=black').search.choices).toEqual({
      hair_colour: ['black', 'red'],
    });
  });

  test('removes a default filter with the value all', () => {
    expect(read('gender=all&country=all&countryregion=UT').search).toEqual({
      ...womenInNetherlands,
      gender: null,
      country: null,
    });
  });

  test('uses the defaults for invalid values', () => {
    const nonsense =
      'gender=x&country=XX&countryregion=%00&min_age=7&max_age=old&page=0&hair_colour=pink&sort=x';
    expect([read(nonsense).search, read(nonsense).page]).toEqual([womenInNetherlands, 1]);
  });

  test('swaps a minimum age above the maximum', () => {
    const { search } = read('min_age=45&max_age=30');
    expect([search.min_age, search.max_age]).toEqual([30, 45]);
  });

  test.each([
    ['min_age=75', 75, 75],
    ['max_age=60', 55, 60],
    ['max_age=40', 18, 40],
    ['gender=male', 55, 70],
  ])('reads %s as ages from %i to %i with the defaults 55 to 70', (address, from, to) => {
    const defaults = { ...womenInNetherlands, min_age: 55, max_age: 70 };
    const { search } = readSearch(new URLSearchParams(address), settings, { start: defaults, defaults });
    expect([search.min_age, search.max_age]).toEqual([from, to]);
  });

  test('ignores filters that the brand does not offer', () => {
    const { search } = read('gender=male&min_age=30&hair_colour=red&country=DE', {
      search_fields: ['country'],
    });
    expect(search).toEqual({ ...womenInNetherlands, country: 'DE' });
  });

  test("lists the filters that the member's own profile fills in", () => {
    const addresses = [
      'gender=male',
      'country=NL',
      'gender=all&country=all',
      'gender=x&country=US',
      'min_age=x',
    ];
    expect(addresses.map((address) => read(address).open)).toEqual([
      ['country'],
      ['gender'],
      [],
      ['gender', 'country'],
      ['gender', 'country'],
    ]);
  });
});

test('drops a region of another country', () => {
  const search = { ...womenInNetherlands, countryregion: 'UT' };
  expect([
    withKnownRegion(search, [{ id: 'UT' }]).countryregion,
    withKnownRegion(search, [{ id: 'NW' }]).countryregion,
  ]).toEqual(['UT', null]);
});

test('a search survives the round trip through its query', () => {
  const search: MemberSearch = {
    gender: null,
    country: null,
    countryregion: null,
    min_age: 30,
    max_age: 99,
    choices: { hair_colour: ['black', 'red'] },
    sort: 'near',
  };
  const addressOf = (query: ReturnType<typeof searchQuery>) => {
    const parts = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    return new URLSearchParams(parts).toString();
  };
  const address = addressOf(searchQuery(search));
  expect(address).toBe('gender=all&country=all&min_age=30&max_age=99&hair_colour=black%2Cred&sort=near');
  expect(read(address).search).toEqual(search);
  expect(read(addressOf(searchQuery(womenInNetherlands))).search).toEqual(womenInNetherlands);
});

test('answeredSearch merges the filters that the API filled in', () => {
  const { open } = read('');
  const own = { gender: 'male', country: 'NL', min_age: 40, max_age: 50, hair_colour: ['red'] } as const;
  const answer = { ...own, hair_colour: [...own.hair_colour] };
  const filledIn: MemberSearch = { ...lastSearch, choices: { hair_colour: ['red'] } };
  const asked: MemberSearch = { ...womenInNetherlands, countryregion: 'UT', sort: 'new' };
  expect(answeredSearch(asked, open, answer)).toEqual(filledIn);
  expect(answeredSearch(asked, ['gender'], answer)).toEqual({ ...asked, gender: 'male' });
  expect(answeredSearch(asked, open, { gender: null, country: null })).toEqual({
    ...asked,
    gender: null,
    country: null,
    countryregion: null,
  });
});

test('savedSearch keeps the active filters and the sort order', () => {
  expect(savedSearch({ ...lastSearch, choices: { tattoos: ['few'] } })).toEqual({
    gender: 'male',
    country: 'NL',
    countryregion: null,
    min_age: 40,
    max_age: 50,
    sort: 'new',
    tattoos: ['few'],
  });
});

test('the two ages count as one filter', () => {
  const counts = [
    womenInNetherlands,
    { ...womenInNetherlands, min_age: 30, max_age: 40 },
    {
      ...womenInNetherlands,
      gender: null,
      country: 'DE',
      countryregion: 'NW',
      choices: { tattoos: ['few'] },
    },
  ].map((search) => activeFilters(search, womenInNetherlands));
  expect(counts).toEqual([0, 1, 4]);
});

test('apiQuery contains only active filters', () => {
  expect(apiQuery({ ...womenInNetherlands, gender: null, choices: { tattoos: ['few', 'many'] } }, 2)).toEqual(
    {
      gender: undefined,
      country: 'NL',
      countryregion: undefined,
      min_age: 18,
      max_age: 99,
      page: 2,
      sort: undefined,
      hair_colour: undefined,
      eye_colour: undefined,
      body_type: undefined,
      relationship_status: undefined,
      tattoos: ['few', 'many'],
      reason_for_signup: undefined,
    },
  );
});
