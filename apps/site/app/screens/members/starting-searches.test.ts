import { buildOwnProfile, buildSettings, buildUser } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { chosenSearch, startingSearches } from './starting-searches';

const settings = {
  ...buildSettings({ countries: ['NL', 'DE'], geoip_selected_country: 'DE', min_age: 18 }),
  search: { gender: 'female', min_age: 60, max_age: null } as const,
  search_fields: ['gender' as const, 'tattoos' as const],
};
const woman = buildUser({
  profile: buildOwnProfile({ gender: 'female', sexuality: 'hetero', country: 'NL' }),
});
const niche = {
  gender: 'female',
  country: 'DE',
  countryregion: null,
  min_age: 60,
  max_age: 99,
  choices: {},
  sort: 'active',
};

test("a visitor's search starts with the search of the niche and the visitor's country", () => {
  expect(startingSearches(settings, null)).toEqual({ start: niche, defaults: niche });
});

test("a visitor's choice on the landing page overrides the niche", () => {
  const cookie = `seeking=${encodeURIComponent('seek=male&age=35-50')}`;
  const said = { ...niche, gender: 'male', min_age: 35, max_age: 50 };
  expect(startingSearches(settings, null, cookie)).toEqual({ start: said, defaults: said });
});

test("a member's profile overrides the niche, and the saved search overrides both", () => {
  const defaults = { ...niche, gender: 'male', country: 'NL', min_age: 18 };
  const search = { gender: null, country: 'DE', min_age: 40, max_age: 50, sort: 'new' } as const;
  const choices = { tattoos: ['few' as const], hair_colour: ['red' as const] };
  expect(startingSearches(settings, woman)).toEqual({ start: defaults, defaults });
  expect(startingSearches(settings, { ...woman, search: { ...search, ...choices } })).toEqual({
    start: { ...niche, ...search, choices: { tattoos: ['few'] } },
    defaults,
  });
});

test('chosenSearch returns the search chosen at signup', () => {
  expect([
    chosenSearch({ gender: 'male' }),
    chosenSearch({ seek: 'female', ages: { from: 35, to: 50 } }),
  ]).toEqual([undefined, { gender: 'female', min_age: 35, max_age: 50 }]);
});
