import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  interests,
  isInterest,
  isProfileOption,
  isSignupOpen,
  parseSearch,
  routeNames,
  routePath,
  routerPath,
  routes,
  searchPageCount,
  splitTracking,
} from './index';

const count = (test: (path: string) => boolean) =>
  routeNames.filter((name) => test(routes[name].path)).length;

const laidOut = (layout: string) => routeNames.filter((name) => routes[name].layout === layout);

describe('routes', () => {
  it('are as many as in the specification, with unique paths', () => {
    expect([
      routeNames.length,
      count((path) => path.startsWith('/landers/')),
      count((path) => path.startsWith('/pages/')),
    ]).toEqual([56, 9, 8]);
    expect(new Set(routeNames.map((name) => routes[name].path)).size).toBe(routeNames.length);
  });
  it('have the layouts of the design', () => {
    expect(laidOut('chat')).toEqual(['chats-id', 'members-id-chat']);
    expect(laidOut('empty')).toEqual(['complete-signup', 'members-id-signup', 'signup']);
    expect(laidOut('lander')).toEqual(routeNames.filter((name) => /^landers-|-landing/.test(name)));
  });
  it('build URLs and router patterns', () => {
    expect([
      routePath('index'),
      routePath('members'),
      routePath('members-id', { id: 'a/b' }),
      routePath('credits-id-paymentmethod', { id: 'p1' }),
      routePath('credits-id-paymentmethod', { id: 'p1', paymentmethod: 'card' }),
      routePath('transactions-id'),
      routePath('likes-m-id', { id: 'x' }),
    ]).toEqual([
      '/',
      '/members',
      '/members/a%2Fb',
      '/credits/p1',
      '/credits/p1/card',
      '/transactions',
      '/likes/m/x',
    ]);
    expect([routerPath('members-id-landing2-slug'), routerPath('token')]).toEqual([
      '/members/:id/landing2/:slug?',
      '/:token',
    ]);
  });
});

describe('search', () => {
  it('uses defaults for missing parameters', () => {
    const everything = {
      gender: null,
      country: null,
      countryregion: null,
      min_age: 18,
      max_age: 99,
      page: 1,
    };
    expect([parseSearch({}), parseSearch({ page: '', gender: null })]).toEqual([
      { ok: true, search: everything },
      { ok: true, search: everything },
    ]);
    expect(
      parseSearch(
        { gender: 'female', country: 'NL', countryregion: 'ZH', min_age: '30', max_age: 40, page: '3' },
        21,
      ),
    ).toEqual({
      ok: true,
      search: { gender: 'female', country: 'NL', countryregion: 'ZH', min_age: 30, max_age: 40, page: 3 },
    });
  });
  it('rejects invalid parameters', () => {
    expect([
      parseSearch({ min_age: 50, max_age: 30 }),
      parseSearch({ min_age: 17, max_age: 100 }),
      parseSearch({ page: '0' }),
      parseSearch({ page: '999999999' }),
      parseSearch({ page: '1e3', min_age: 'NaN', max_age: '20.5' }),
      parseSearch({ gender: "x' or 1=1", country: 'nl', countryregion: '%_%' }),
    ]).toEqual([
      { ok: false, fields: { min_age: 'too_high' } },
      { ok: false, fields: { min_age: 'too_low', max_age: 'too_high' } },
      { ok: false, fields: { page: 'too_low' } },
      { ok: false, fields: { page: 'too_high' } },
      { ok: false, fields: { page: 'invalid', min_age: 'invalid', max_age: 'invalid' } },
      {
        ok: false,
        fields: { gender: 'not_in_list', country: 'not_in_list', countryregion: 'not_in_list' },
      },
    ]);
  });
  it('never throws or accepts a value out of range', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.double(), fc.constant(null));
    fc.assert(
      fc.property(fc.record({ min_age: value, max_age: value, page: value, gender: value }), (raw) => {
        const result = parseSearch(raw);
        if (!result.ok) return;
        const { min_age, max_age, page } = result.search;
        expect(min_age >= 18 && min_age <= max_age && max_age <= 99 && page >= 1 && page <= 500).toBe(true);
      }),
    );
  });
  it('has 24 results per page', () => {
    expect([0, 1, 24, 25, 1_000_000].map(searchPageCount)).toEqual([0, 1, 1, 2, 209]);
  });
});

describe('profile lists', () => {
  it('contain the specified interests, thirteen of them intimate', () => {
    expect([
      interests.length,
      interests.filter(({ intimate }) => intimate).length,
      new Set(interests.map(({ id }) => id)).size,
    ]).toEqual([53, 13, 53]);
    expect([isInterest('one_night_stand'), isInterest('hot and safe'), isInterest(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('accept only their own options', () => {
    expect([
      isProfileOption('hair_colour', 'red'),
      isProfileOption('hair_colour', 'slim'),
      isProfileOption('gender', 1),
    ]).toEqual([true, false, false]);
  });
});

describe('signup access and tracking', () => {
  it('isSignupOpen allows everyone or requires a traffic source', () => {
    expect([
      isSignupOpen('all', {}),
      isSignupOpen('with_trafficsource', {}),
      isSignupOpen('with_trafficsource', { sub1: 'x' }),
      isSignupOpen('with_trafficsource', { network: ' ' }),
      isSignupOpen('with_trafficsource', { network: 'n' }),
      isSignupOpen('with_trafficsource', { ref: 'r' }),
      isSignupOpen('other', { network: 'n' }),
    ]).toEqual([true, false, false, false, true, true, false]);
  });
  it('splitTracking separates tracking parameters from the rest of the query', () => {
    expect(
      splitTracking(Object.entries({ ref: 'a', page: '2', sub3: 'z'.repeat(250), network: '' })),
    ).toEqual({
      tracking: { ref: 'a', sub3: 'z'.repeat(200) },
      rest: [['page', '2']],
    });
  });
  it('splitTracking keeps one clean line per value and drops lists', () => {
    expect(
      splitTracking([
        ['network', ' a\u0000b\r\nSet-Cookie: x=1\u202e '],
        ['ref', '<script>alert(1)</script>'],
        ['sub1[]', 'x'],
        ['sub1[0]', 'y'],
        ['sub2', `${'z'.repeat(199)}😀`],
        ['sub3', '\u0000'],
        ['sub3', 'second'],
        ['sub3', 'third'],
        ['page', '2'],
      ]),
    ).toEqual({
      tracking: {
        network: 'a b Set-Cookie: x=1',
        ref: '<script>alert(1)</script>',
        sub2: 'z'.repeat(199),
        sub3: 'second',
      },
      rest: [['page', '2']],
    });
  });
});
