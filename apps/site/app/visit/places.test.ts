import { expect, test } from 'vitest';
import { Places } from './places.server';

const netherlands = {
  country: 'NL' as const,
  regions: [
    { id: 'GE', name: 'Gelderland' },
    { id: 'UT', name: 'Utrecht' },
  ],
};

test('a region has its name in its own country only', () => {
  const places = new Places([netherlands]);
  expect([
    places.regionName('NL', 'UT'),
    places.regionName('DE', 'UT'),
    places.regionName('NL', 'XX'),
    places.regionName(null, 'UT'),
    places.regionName('NL', null),
  ]).toEqual(['Utrecht', undefined, undefined, undefined, undefined]);
});
