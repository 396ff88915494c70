import { expect, test } from 'vitest';
import { ageRangeValue, offeredAges } from './ages';

const everybody = { gender: null, min_age: null, max_age: null };

test.each([
  ['without ages of the niche', 18, {}, ['18-35', '35-50', '50-70', '70-99'], '35-50'],
  ['with a minimum age above the usual range', 40, {}, ['40-50', '50-70', '70-99'], '40-50'],
  ['with a minimum age above all', 75, {}, ['75-99'], '75-99'],
  ['with the niche’s youngest', 18, { min_age: 60 }, ['60-99', '60-70', '70-99'], '60-99'],
  ['with the niche’s oldest', 18, { max_age: 30 }, ['18-30'], '18-30'],
  ['with a niche younger than the brand admits', 25, { min_age: 18, max_age: 20 }, ['25-25'], '25-25'],
] as const)('the landing page %s offers its ages', (_, min_age, search, ranges, selected) => {
  const offered = offeredAges({ min_age, search: { ...everybody, ...search } });
  expect([offered.ranges.map(ageRangeValue), ageRangeValue(offered.selected)]).toEqual([ranges, selected]);
});
