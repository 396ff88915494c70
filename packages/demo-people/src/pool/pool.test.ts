import {
  ageOn,
  interestIds,
  isProfileOption,
  parseCalendarDate,
  profileFields,
  startingSearch,
} from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { locales } from '@heartwood/i18n';
import { describe, expect, test } from 'vitest';
import { demoCountries } from '../places/places';
import { middleTopics } from '../texts/text-book';
import { textBooks } from '../texts/text-books';
import type { DemoMember, PoolRequest } from './demo-member';
import { demoPool } from './demo-pool';
import { suitEachOther } from './likes';
import { namedAddresses, namedMembers } from './named-members';
import { fitsNiche } from './niche-fit';

const now = new Date('2026-11-20T10:00:00Z');
const countries = Object.keys(demoCountries);
const brandOf = (niche: NicheNumber) => ({ id: `brand${niche}`, niche, countries, locales });
const requestFor = (...niches: NicheNumber[]): PoolRequest => ({
  seed: 'test',
  size: 1500,
  cast: 200,
  now,
  pool: { id: 'oak', brands: niches.map(brandOf), termsVersion: '2023-12-01T12:00:00.000Z' },
});
const request = requestFor(3);
const pool = demoPool(request);

const options = (member: DemoMember) => ({
  gender: member.gender,
  sexuality: member.sexuality,
  reason_for_signup: member.reasonForSignup,
  hair_colour: member.hairColour,
  eye_colour: member.eyeColour,
  body_type: member.bodyType,
  relationship_status: member.relationshipStatus,
  tattoos: member.tattoos,
});

const age = (member: DemoMember): number => {
  const birth = parseCalendarDate(member.dateOfBirth);
  return birth ? ageOn(birth, now) : 0;
};

test('the same request gives the same pool, another seed a different one', () => {
  expect(demoPool(request)).toEqual(pool);
  const ids = new Set(pool.members.map(({ id }) => id));
  const others = demoPool({ ...request, seed: 'other', size: 50 });
  expect(others.members.filter(({ id }) => ids.has(id))).toEqual([]);
});

test('every member is an adult', () => {
  const ages = pool.members.map(age);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(25);
  expect(Math.max(...ages)).toBeLessThan(80);
});

test('every profile field is a known option, and all fields are filled', () => {
  for (const member of pool.members) {
    const given = options(member);
    expect(Object.keys(given).sort()).toEqual([...profileFields].sort());
    const unknown = profileFields.filter((field) => !isProfileOption(field, given[field]));
    expect(unknown).toEqual([]);
    expect(member.interests.filter((id) => !interestIds.some((known) => known === id))).toEqual([]);
    expect(new Set(member.interests).size).toBe(member.interests.length);
  }
});

test('members were active within 31 days and after signup, and the first forty have different faces', () => {
  for (const { signupDate, lastActiveAt } of pool.members) {
    expect(lastActiveAt.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(now.getTime() - lastActiveAt.getTime()).toBeLessThanOrEqual(31 * 86_400_000);
    expect(signupDate.getTime()).toBeLessThan(lastActiveAt.getTime());
  }
  const faces = pool.members.slice(0, 40).map(({ photos }) => photos[0]?.picture);
  expect(new Set(faces).size).toBe(40);
});

describe('members of brands that share a pool', () => {
  const sharedRequest = requestFor(2, 4, 5, 6, 7);
  const shared = demoPool(sharedRequest).members;
  const factsOf = (member: DemoMember) => ({ ...member, age: age(member) });
  const searches = [
    [2, 'female', 18],
    [4, 'female', 18],
    [5, 'female', 60],
    [6, 'female', 35],
    [7, 'male', 18],
  ] as const;

  test.each(searches)(
    'the first search page of niche %i has people of that niche, without duplicate faces',
    (niche, gender, least) => {
      const found = shared.filter(
        (member) =>
          member.shownOn.includes(`brand${niche}`) && member.gender === gender && age(member) >= least,
      );
      for (const place of [null, 'DE', 'NL', 'FR']) {
        const page = found.filter(({ country }) => !place || country === place).slice(0, 24);
        expect(page.filter((member) => !fitsNiche(niche, factsOf(member)))).toEqual([]);
        const faces = page.flatMap(({ photos }) => photos.slice(0, 1).map(({ picture }) => picture));
        expect(faces.length - new Set(faces).size).toBe(0);
        expect(faces.length).toBeGreaterThan(place ? 5 : 20);
      }
    },
  );

  test.each(searches)(
    'on niche %i the first page of a named member who seeks its people has nobody else',
    (niche, gender, least) => {
      const named = namedMembers(sharedRequest, { members: shared }).map(({ member }) => member);
      const seekers = named.filter(
        (one) =>
          (one.sexuality === 'hetero') === (one.gender !== gender) &&
          one.email !== 'unconfirmed@demo.example',
      );
      expect(seekers.map(({ email }) => email)).toEqual([
        gender === 'female' ? 'free@demo.example' : 'premium@demo.example',
      ]);
      for (const profile of seekers) {
        const search = startingSearch(
          { niche: { gender, min_age: least, max_age: null }, chosen: null, profile, last: null },
          { countries: [], min_age: 18 },
        );
        const page = [...named, ...shared]
          .filter(({ id }) => id !== profile.id)
          .filter(({ shownOn }) => shownOn.includes(`brand${niche}`))
          .filter((one) => one.gender === search.gender && age(one) >= search.min_age)
          .slice(0, 24);
        expect(page.length).toBe(24);
        expect(page.filter((one) => !fitsNiche(niche, factsOf(one)))).toEqual([]);
      }
    },
  );

  test('named members are shown where they signed up, and on brands whose niche they fit', () => {
    const named = namedMembers(sharedRequest, { members: shared });
    expect(named.map(({ member }) => [member.email, member.shownOn])).toEqual([
      ['free@demo.example', ['brand2', 'brand4', 'brand6']],
      ['premium@demo.example', ['brand2', 'brand4', 'brand6']],
      ['unconfirmed@demo.example', ['brand2']],
    ]);
  });

  test('are shown on the brand where they signed up', () => {
    expect(shared.filter(({ brand, shownOn }) => !shownOn.includes(brand))).toEqual([]);
  });

  test('have a body type that matches their pictures if they are women of niche 4', () => {
    const women = shared.filter(({ brand, gender }) => brand === 'brand4' && gender === 'female');
    expect(new Set(women.map(({ bodyType }) => bodyType))).toEqual(new Set(['curvy', 'full_figured']));
  });
});

test('the first search page by country and gender has no duplicate faces', () => {
  const lists = countries.flatMap((country) =>
    ['female', 'male'].map((gender) =>
      pool.members
        .filter((member) => member.country === country && member.gender === gender)
        .slice(0, 24)
        .flatMap(({ photos }) => photos[0]?.picture ?? []),
    ),
  );
  expect(lists.filter((faces) => new Set(faces).size < faces.length)).toEqual([]);
});

test('nobody in a pool has the face of a named member', () => {
  const faceOf = ({ photos }: DemoMember) => photos[0]?.picture.split('.')[0] ?? null;
  for (const one of [request, requestFor(7)]) {
    const { members } = demoPool(one);
    const named = namedMembers(one, { members }).map(({ member }) => faceOf(member));
    expect(new Set(named).size).toBe(3);
    expect(members.map(faceOf).filter((face) => named.includes(face))).toEqual([]);
  }
});

test('a member has up to six photos, the first of which is the main one and public', () => {
  const counts = new Set(pool.members.map(({ photos }) => photos.length));
  expect([...counts].sort()).toEqual([0, 1, 2, 3, 6]);
  for (const { photos } of pool.members) {
    expect(photos.map(({ position }) => position)).toEqual(photos.map((_, position) => position));
    expect(
      photos.filter(({ main }) => main).map(({ position, private: hidden }) => [position, hidden]),
    ).toEqual(photos.length > 0 ? [[0, false]] : []);
    const people = new Set(photos.map(({ picture }) => picture.split('.')[0]));
    expect(people.size).toBeLessThanOrEqual(1);
  }
});

test('likes and conversations are between compatible members, in chronological order', () => {
  const byId = new Map(pool.members.map((member) => [member.id, member]));
  for (const { from, to, createdAt } of pool.likes) {
    const [one, other] = [byId.get(from), byId.get(to)];
    expect(one && other && suitEachOther(one, other)).toBe(true);
    expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
  }
  expect(new Set(pool.likes.map(({ from, to }) => `${from} ${to}`)).size).toBe(pool.likes.length);
  expect(pool.conversations.length).toBeGreaterThan(50);
  for (const { messages, startedBy, other, read } of pool.conversations) {
    const times = messages.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((first, second) => first - second));
    expect(messages[0]?.sender).toBe(startedBy);
    expect(messages.every(({ sender }) => sender === startedBy || sender === other)).toBe(true);
    expect(Math.max(read.starter, read.other)).toBe(messages.length);
  }
});

describe.each(locales)('texts in %s', (locale) => {
  const book = textBooks[locale];
  const sentences = [
    ...book.openers,
    ...book.middles,
    ...book.closers,
    ...book.quotes,
    ...Object.values(book.ofNiche).flat(),
  ];
  const lines = book.dialogues.flatMap((dialogue) => dialogue.map(([, text]) => text));

  test('are numerous and unique', () => {
    expect(book.openers.length).toBeGreaterThanOrEqual(25);
    expect(book.middles.length).toBe(middleTopics.length);
    expect(book.closers.length).toBeGreaterThanOrEqual(20);
    expect(book.dialogues.length).toBeGreaterThanOrEqual(5);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('are whole sentences without placeholders', () => {
    expect([...sentences, ...lines].filter((text) => /[{}<>$%[\]_]|undefined|TODO|\s{2}/.test(text))).toEqual(
      [],
    );
    expect(sentences.filter((text) => !/^[\p{Lu}¿¡]/u.test(text) || !/[.!?]$/.test(text))).toEqual([]);
  });

  test('give varied descriptions that fit into a profile', () => {
    const written = demoPool({
      ...request,
      size: 400,
      pool: { ...request.pool, brands: [{ ...brandOf(1), locales: [locale] }] },
    })
      .members.map(({ description }) => description)
      .filter((text) => text.length > 90);
    expect(new Set(written).size).toBeGreaterThan(written.length * 0.995);
    expect(Math.max(...written.map((text) => [...text].length))).toBeLessThanOrEqual(1000);
  });
});

test('a pool of men only has named members', () => {
  const men = requestFor(7);
  const named = namedMembers({ ...men, size: 120 }, demoPool({ ...men, size: 120 }));
  expect(named.map(({ member }) => [member.email, member.gender, member.sexuality])).toEqual(
    namedAddresses.map((address) => [address, 'male', 'gay']),
  );
});
