import type { Settings } from '@heartwood/api-contract';
import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  apiQuery,
  defaultSearch,
  openSearch,
  readSearch,
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
};

function read(address: string, changed: Partial<typeof settings> = {}) {
  return readSearch(new URLSearchParams(address), { ...settings, ...changed }, womenInNetherlands);
}

describe('what is searched for at first', () => {
  test.each([
    ['male', 'hetero', 'female'],
    ['female', 'hetero', 'male'],
    ['male', 'gay', 'male'],
    ['female', 'lesbian', 'female'],
    ['male', 'bi', null],
    ['female', null, null],
    [null, 'hetero', null],
  ] as const)('a member of gender %s, %s, looks for %s', (gender, sexuality, sought) => {
    expect(defaultSearch(settings, { gender, sexuality, country: 'NL' })).toEqual({
      ...womenInNetherlands,
      gender: sought,
    });
  });

  test('a country that the brand does not serve restricts nothing', () => {
    const search = defaultSearch(settings, { gender: 'male', sexuality: 'hetero', country: 'US' });
    expect(search.country).toBeNull();
  });

  test('a visitor looks for everybody in the country of the address', () => {
    expect(defaultSearch(settings, null)).toEqual({ ...womenInNetherlands, gender: null, country: 'DE' });
  });
});

describe('the search of an address', () => {
  test('leaves what it does not name as by default', () => {
    expect(read('')).toEqual(openSearch(womenInNetherlands));
  });

  test('names everything', () => {
    expect(
      read(
        'gender=male&country=DE&countryregion=NW&min_age=30&max_age=45&page=3&hair_colour=red,grey&tattoos=few',
      ),
    ).toEqual({
      search: {
        gender: 'male',
        country: 'DE',
        countryregion: 'NW',
        min_age: 30,
        max_age: 45,
        choices: { hair_colour: ['red', 'grey'], tattoos: ['few'] },
      },
      page: 3,
      open: [],
    });
  });

  test('takes every box of a form under one name', () => {
    expect(read('hair_colour=red&hair_colour=black').search.choices).toEqual({
      hair_colour: ['black', 'red'],
    });
  });

  test('takes off a restriction of the defaults', () => {
    expect(read('gender=all&country=all&countryregion=UT').search).toEqual({
      ...womenInNetherlands,
      gender: null,
      country: null,
    });
  });

  test('with nonsense in it is as by default', () => {
    const nonsense = 'gender=x&country=XX&countryregion=%00&min_age=7&max_age=old&page=0&hair_colour=pink';
    expect(read(nonsense)).toEqual(openSearch(womenInNetherlands));
  });

  test('with ages the wrong way round means the ages between', () => {
    const { search } = read('min_age=45&max_age=30');
    expect([search.min_age, search.max_age]).toEqual([30, 45]);
  });

  test('cannot name what the brand does not offer', () => {
    const { search } = read('gender=male&min_age=30&hair_colour=red&country=DE', {
      search_fields: ['country'],
    });
    expect(search).toEqual({ ...womenInNetherlands, country: 'DE' });
  });

  test('tells what it leaves to the member’s own profile', () => {
    const addresses = [
      '',
      'gender=male',
      'country=NL',
      'gender=all&country=all',
      'gender=x&country=US',
      'min_age=x',
    ];
    expect(addresses.map((address) => read(address).open)).toEqual([
      ['gender', 'country'],
      ['country'],
      ['gender'],
      [],
      ['gender', 'country'],
      ['gender', 'country'],
    ]);
  });
});

test('a region of another country is dropped', () => {
  const search = { ...womenInNetherlands, countryregion: 'UT' };
  expect([
    withKnownRegion(search, [{ id: 'UT' }]).countryregion,
    withKnownRegion(search, [{ id: 'NW' }]).countryregion,
  ]).toEqual(['UT', null]);
});

test('an address made from a search asks for the same search', () => {
  const search: MemberSearch = {
    gender: null,
    country: null,
    countryregion: null,
    min_age: 30,
    max_age: 99,
    choices: { hair_colour: ['black', 'red'] },
  };
  const query = searchQuery(search, womenInNetherlands);
  expect(query).toEqual({
    gender: 'all',
    country: 'all',
    countryregion: undefined,
    min_age: 30,
    max_age: undefined,
    hair_colour: 'black,red',
  });
  const address = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  expect(read(new URLSearchParams(address).toString()).search).toEqual(search);
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

test('the API is asked for what restricts only', () => {
  expect(apiQuery({ ...womenInNetherlands, gender: null, choices: { tattoos: ['few', 'many'] } }, 2)).toEqual(
    {
      gender: undefined,
      country: 'NL',
      countryregion: undefined,
      min_age: 18,
      max_age: 99,
      page: 2,
      hair_colour: undefined,
      eye_colour: undefined,
      body_type: undefined,
      relationship_status: undefined,
      tattoos: ['few', 'many'],
      reason_for_signup: undefined,
    },
  );
});
