import { expect, test } from 'vitest';
import { placeParts } from './person';

test.each([
  [
    { city: 'Köln', region: 'Nordrhein-Westfalen', country: 'DE' },
    { first: 'Köln', second: 'Nordrhein-Westfalen' },
  ],
  [{ city: 'Berlin', region: 'Berlin', country: 'DE' }, { first: 'Berlin' }],
  [{ city: null, region: 'Gelderland', country: 'NL' }, { first: 'Gelderland' }],
  [{ city: 'Utrecht', region: null, country: 'NL' }, { first: 'Utrecht' }],
  [{ city: null, region: null, country: 'NL' }, { first: 'the country NL' }],
  [{ city: null, region: null, country: null }, { first: '' }],
])('returns the place lines of %o', (person, parts) => {
  expect(placeParts(person, (country) => `the country ${country}`)).toEqual(parts);
});
