import { expect, test } from 'vitest';
import { demoPools } from '../../src/demo/seeding/pools';
import { installedBrands } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';

const pools = demoPools(installedBrands(readEnvironment({ NODE_ENV: 'test' })).all);

test('a pool is filled once, for every brand that shares it', () => {
  expect(pools.map(({ id, brands }) => [id, brands.map(({ id, niche }) => `${id} ${niche}`)])).toEqual([
    ['amber', ['amberlane 1']],
    ['lantern', ['fleurisel 2', 'nordkobalt 7', 'rondavita 4', 'seravigna 6', 'zilverlinde 5']],
    ['samt', ['samtlicht 3']],
  ]);
});

test('its members live in the countries and write the languages of the brand they signed up at', () => {
  const zilverlinde = pools.flatMap(({ brands }) => brands).find(({ id }) => id === 'zilverlinde');
  expect(zilverlinde).toEqual({
    id: 'zilverlinde',
    niche: 5,
    countries: ['NL', 'BE', 'DE', 'AT'],
    locales: ['nl', 'de', 'en', 'fr'],
  });
});
