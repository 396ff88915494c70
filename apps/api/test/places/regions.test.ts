import { expect, test } from 'vitest';
import { regionsOf } from '../../src/places/regions';

test('region names have their usual form', () => {
  const names = regionsOf('GB').map(({ name }) => name);
  const said = [
    'Bristol',
    'City of Bristol',
    'County Durham',
    'The Vale of Glamorgan',
    'Newry, Mourne and Down',
  ];
  expect(said.filter((name) => names.includes(name))).toEqual([
    'Bristol',
    'County Durham',
    'The Vale of Glamorgan',
    'Newry, Mourne and Down',
  ]);
  expect(names.filter((name) => /, (City of|County|The)$/.test(name))).toEqual([]);
});
