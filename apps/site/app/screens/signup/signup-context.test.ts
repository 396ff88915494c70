import { describe, expect, it, test } from 'vitest';
import { urls } from '../../urls';
import { keptLandingChoice, landingChoiceCookie } from '../../visit/landing-choice';
import {
  afterSignup,
  asksMessage,
  choicesQuery,
  loginInstead,
  readSignupContext,
  stepAddress,
} from './signup-context';

const read = (query: Record<string, string>, cookie?: string) =>
  readSignupContext(new URLSearchParams(query), cookie);

describe('the choice on the landing page', () => {
  const said = new URLSearchParams({ gender: 'female', seek: 'male', age: '35-50', ref: 'x' });
  const [cookie = ''] = landingChoiceCookie(said, { secure: false }).split(';');
  const choice = { gender: 'female', seek: 'male', ages: { from: 35, to: 50 } };

  it('is kept in a cookie and passed through the signup URLs to the first search', () => {
    expect(keptLandingChoice(`locale=de; ${cookie}`)).toEqual(choice);
    const context = read({ profile: '7', wish: 'like' }, cookie);
    expect(context).toEqual({ profile: '7', wish: 'like', ...choice });
    expect(stepAddress('photo', context)).toBe(
      '/complete-signup?step=photo&profile=7&wish=like&gender=female&seek=male&age=35-50',
    );
    expect(afterSignup(read({}, cookie))).toBe(
      '/signup-matches?gender=male&min_age=35&max_age=50&api_signup_complete=1',
    );
  });

  it('is overridden by the query', () => {
    expect(read({ seek: 'female' }, cookie)).toEqual({ ...choice, seek: 'female' });
  });

  it.each(['seeking=%', 'seeking=', 'seeking=gender%3Dx%26age%3D1-2', 'other=1', undefined])(
    'is empty for the cookie %j',
    (header) => expect(read({}, header)).toEqual({}),
  );
});

test.each([
  [{ profile: '7' }, true],
  [{ profile: '7', wish: 'chat' }, true],
  [{ profile: '7', wish: 'like' }, false],
  [{ profile: '7', wish: 'photos' }, false],
  [{}, false],
])('returns whether the signup %j starts with a message', (query, asks) =>
  expect(asksMessage(read(query))).toBe(asks),
);

test('every step keeps the lander and the pending message', () => {
  const context = read({ lander: 'gallery', written: '1', profile: '7' });
  expect(context).toEqual({ lander: 'gallery', written: true, profile: '7' });
  expect(stepAddress('about', context)).toBe(
    '/complete-signup?step=about&profile=7&written=1&lander=gallery',
  );
  expect(read({ lander: 'toString' })).toEqual({});
});

describe('values from an advertising page', () => {
  it('are read from the query and passed to the next URL, except for the name', () => {
    const context = read({ message: ' Two spoons? ', region: 'NL.ZH', name: 'Noor', seek: 'male' });
    expect(context).toEqual({
      message: 'Two spoons?',
      place: { country: 'NL', region: 'ZH' },
      name: 'Noor',
      seek: 'male',
    });
    expect(stepAddress('about', context)).toBe(
      '/complete-signup?step=about&message=Two+spoons%3F&region=NL.ZH&seek=male',
    );
    expect(afterSignup(context)).toBe('/signup-matches?gender=male&api_signup_complete=1');
  });

  it.each([
    ['message', '\u0000hello'],
    ['message', '\u200b \u2060'],
    ['region', 'nl.zh'],
    ['region', 'NL.<script>'],
    ['region', 'NL.'.padEnd(2_000, 'A')],
    ['name', '@noor'],
    ['name', '\u202Enoor'],
    ['name', ' '],
    ['seek', 'everybody'],
    ['seek', 'male,female'],
  ])('are ignored when %s is %j', (field, value) => {
    expect(read({ [field]: value })).toEqual({});
  });

  it('are cut to the length of the fields and of a URL', () => {
    expect(read({ message: 'a'.repeat(2_000), name: 'b'.repeat(2_000) })).toEqual({
      message: 'a'.repeat(200),
      name: 'b'.repeat(30),
    });
    const { message } = read({ message: '🌹'.repeat(2_000) });
    expect(message).toMatch(/^🌹+$/u);
    expect(stepAddress('about', { message }).length).toBeLessThan(1_500);
    expect(read({ message: '<script>alert(1)</script>' }).message).toBe('<script>alert(1)</script>');
  });

  it('end at the profile where the signup started, except for a gift', () => {
    for (const wish of ['chat', 'photos', 'like', undefined])
      expect(afterSignup(read({ profile: 'p1', ...(wish && { wish }) }))).toBe(
        '/members/p1?api_signup_complete=1',
      );
  });

  it('end at the gifts for that member if the visitor wanted to give one', () => {
    expect(afterSignup(read({ profile: 'p1', wish: 'gift' }))).toBe(
      '/members/p1/chat?gift=1&api_signup_complete=1',
    );
    expect(afterSignup(read({ wish: 'gift' }))).toBe('/signup-matches?api_signup_complete=1');
  });

  it.each([
    ['chat', '/members/p1/chat'],
    ['photos', '/members/p1'],
    ['gift', '/members/p1/chat?gift=1'],
    ['like', '/members/p1'],
  ])('lead a %s to its page if the visitor logs in instead', (wish, page) => {
    expect(loginInstead(read({ profile: 'p1', wish }))).toBe(urls.login(page));
  });

  it('add nothing to the query without a choice', () => {
    expect(choicesQuery({})).toEqual({});
  });
});
