import { expect, test } from 'vitest';
import { demoPools } from '../../src/demo/seeding/pools';
import { installedBrands } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';

const pools = demoPools(installedBrands(readEnvironment({ NODE_ENV: 'test' })).all);

test('brands that share a pool share one demo pool', () => {
  expect(pools.map(({ id, brands }) => [id, brands.map(({ id, niche }) => `${id} ${niche}`)])).toEqual([
    ['amber', ['amberlane 1']],
    ['lantern', ['fleurisel 2', 'nordkobalt 7', 'rondavita 4', 'seravigna 6', 'zilverlinde 5']],
    ['samt', ['samtlicht 3']],
  ]);
});

test('a demo pool has each brand’s countries and languages', () => {
  const zilverlinde = pools.flatMap(({ brands }) => brands).find(({ id }) => id === 'zilverlinde');
  expect(zilverlinde).toEqual({
    id: 'zilverlinde',
    niche: 5,
    countries: ['NL', 'BE', 'DE', 'AT'],
    locales: ['nl', 'de', 'en', 'fr'],
  });
});
