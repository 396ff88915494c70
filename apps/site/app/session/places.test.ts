import { expect, test } from 'vitest';
import { Places, PlacesCache } from './places.server';

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

test('regions are loaded once an hour and once for calls at the same time', async () => {
  let time = 0;
  let loads = 0;
  const cache = new PlacesCache(() => time);
  const load = async () => {
    loads += 1;
    return [netherlands];
  };
  await Promise.all([cache.get('a.example', load), cache.get('a.example', load)]);
  time = 3_599_999;
  await cache.get('a.example', load);
  expect(loads).toBe(1);
  time = 3_600_000;
  await cache.get('a.example', load);
  await cache.get('b.example', load);
  expect(loads).toBe(3);
});

test('old regions stay while new ones cannot be loaded', async () => {
  let time = 0;
  const cache = new PlacesCache(() => time);
  const first = await cache.get('a.example', async () => [netherlands]);
  time = 4_000_000;
  const failing = async () => {
    throw new Error('down');
  };
  expect(await cache.get('a.example', failing)).toBe(first);
  await expect(cache.get('b.example', failing)).rejects.toThrow('down');
});
