import { expect, test } from 'vitest';
import { demoPools } from '../../src/demo/seeding/pools';
import { installedBrands } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';

const pools = demoPools(installedBrands(readEnvironment({ NODE_ENV: 'test' })).all);

test('a pool is filled once, however many brands share it', () => {
  expect(pools.map(({ id, brand }) => ({ id, brand }))).toEqual([
    { id: 'amber', brand: 'amberlane' },
    { id: 'lantern', brand: 'fleurisel' },
    { id: 'samt', brand: 'samtlicht' },
  ]);
});

test('its members live in the countries and write the languages of all its brands', () => {
  const { countries, locales } = pools.find(({ id }) => id === 'lantern') ?? {};
  expect(countries?.toSorted()).toEqual(
    ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'NO', 'PL', 'SE'].toSorted(),
  );
  expect(locales?.toSorted()).toEqual(
    ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'].toSorted(),
  );
});

test('members are those of a niche, and of all kinds where niches share them', () => {
  expect(pools.map(({ id, niche }) => [id, niche])).toEqual([
    ['amber', 1],
    ['lantern', 1],
    ['samt', 3],
  ]);
});
