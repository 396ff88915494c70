import { describe, expect, it } from 'vitest';
import { startingSearch } from './index';

const offer = { countries: ['NL', 'DE'], min_age: 18 };
const unknown = { gender: null, sexuality: null, country: null };
const plain = { gender: null, min_age: null, max_age: null };
const sixtyPlus = { gender: 'female', min_age: 60, max_age: null } as const;
const man = { gender: 'male', sexuality: 'hetero', country: 'NL' };
const woman = { gender: 'female', sexuality: 'hetero', country: 'NL' };
const start = (wishes: Partial<Parameters<typeof startingSearch>[0]>, offered = offer) =>
  startingSearch({ niche: plain, chosen: null, profile: unknown, last: null, ...wishes }, offered);

describe('a search starts with', () => {
  it('everybody by default', () => {
    const everybody = { gender: null, country: null, min_age: 18, max_age: 99 };
    expect([start({}), start({ niche: undefined })]).toEqual([everybody, everybody]);
  });
  it("the niche's gender and ages", () => {
    expect(start({ niche: sixtyPlus })).toEqual({
      gender: 'female',
      country: null,
      min_age: 60,
      max_age: 99,
    });
  });
  it('the choice at signup before the niche', () => {
    const chosen = { gender: 'male', min_age: 30, max_age: 40 } as const;
    expect(start({ niche: sixtyPlus, chosen })).toMatchObject(chosen);
  });
  it("the gender of the profile's interest before the chosen one, and the profile's country", () => {
    const chosen = { gender: 'female', min_age: 30, max_age: 40 } as const;
    expect(start({ niche: sixtyPlus, chosen, profile: woman })).toEqual({
      gender: 'male',
      country: 'NL',
      min_age: 30,
      max_age: 40,
    });
  });
  it("the niche's ages only with the niche's gender", () => {
    const ages = (profile: typeof man) => start({ niche: sixtyPlus, profile }).min_age;
    expect([ages(man), ages(woman), ages({ ...man, sexuality: 'bi' })]).toEqual([60, 18, 60]);
  });
  it('the saved search before everything else, as a whole', () => {
    const last = { gender: null, min_age: 50, hair_colour: ['red' as const], sort: 'new' as const };
    expect(start({ niche: sixtyPlus, profile: man, last })).toEqual({
      ...last,
      country: null,
      countryregion: null,
      max_age: 99,
    });
  });
  it('no country that the brand lacks, and nobody below its minimum age', () => {
    const last = { country: 'FR', countryregion: 'IDF', min_age: 18 };
    expect(start({ last }, { countries: ['NL'], min_age: 21 })).toEqual({
      gender: null,
      country: null,
      countryregion: null,
      min_age: 21,
      max_age: 99,
    });
  });
});
