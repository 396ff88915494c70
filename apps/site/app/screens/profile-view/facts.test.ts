import { buildProfile } from '@heartwood/api-contract/builders';
import { describe, expect, test } from 'vitest';
import { factsOf, interestList, ownInterestList, quoteOf } from './facts';

test('returns the answered facts in the order of the brand', () => {
  const visible_profile_fields = [
    'tattoos',
    'description',
    'body_type',
    'hair_colour',
    'interests',
    'shoe_size',
  ];
  expect(factsOf(buildProfile({ hair_colour: null }), { visible_profile_fields })).toEqual([
    { field: 'tattoos', option: 'none' },
    { field: 'body_type', option: 'athletic' },
  ]);
});

test('returns the description only when the brand shows it', () => {
  const quotes = [['description'], []].map((visible_profile_notes) =>
    quoteOf({ description: 'Slow mornings.' }, { visible_profile_notes }),
  );
  expect(quotes).toEqual(['Slow mornings.', null]);
});

describe('interests', () => {
  test('shared interests come first and are marked', () => {
    expect(interestList(['cooking', 'music', 'wine'], ['wine', 'tea'], false)).toEqual({
      items: [
        { id: 'wine', shared: true },
        { id: 'cooking', shared: false },
        { id: 'music', shared: false },
      ],
      hidden: 0,
    });
  });

  test('intimate interests are hidden until requested', () => {
    const theirs = ['music', 'bondage', 'sex_toys'];
    expect(interestList(theirs, ['music'], false)).toEqual({
      items: [{ id: 'music', shared: true }],
      hidden: 2,
    });
    expect(interestList(theirs, ['music'], true).hidden).toBe(0);
  });

  test('intimate interests are shown to members who have one', () => {
    expect(interestList(['bondage', 'music'], ['threesome'], false)).toEqual({
      items: [
        { id: 'bondage', shared: false },
        { id: 'music', shared: false },
      ],
      hidden: 0,
    });
  });

  test("a member's own list has no shared or hidden interests", () => {
    expect(ownInterestList(['music', 'bondage', 'juggling'])).toEqual({
      items: [
        { id: 'music', shared: false },
        { id: 'bondage', shared: false },
      ],
      hidden: 0,
    });
  });

  test('unknown interests are left out', () => {
    expect(interestList(['music', 'juggling'], ['juggling'], false)).toEqual({
      items: [{ id: 'music', shared: false }],
      hidden: 0,
    });
  });
});
