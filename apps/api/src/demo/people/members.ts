import { interests as allInterests } from '@heartwood/domain';
import type { InterestId, ProfileOption } from '@heartwood/domain';
import {
  between,
  chance,
  itemAt,
  pick,
  pickWeighted,
  sample,
  seededRandom,
  shuffled,
  whole,
} from '../random';
import type { Random } from '../random';
import { appearanceOf } from './appearance';
import { castList, shotsOf } from './cast-list';
import type { CastMember } from './cast-list';
import type { DemoMember, DemoPhoto, PoolRequest } from './demo-member';
import { describer } from './description';
import { stableId } from './ids';
import { firstNames, travellingNames } from './names';
import { demoCountries } from './places';
import type { DemoLocale } from './texts/text-books';

const day = 86_400_000;
const minute = 60_000;
const bdsmNiche = 3;
const seniorNiche = 5;
const midlifeNiche = 6;
const gayNiche = 7;

const plainInterests = allInterests.filter(({ intimate }) => !intimate).map(({ id }) => id);
const nicheInterests: readonly InterestId[] = ['bondage', 'hot_and_safe', 'lingerie', 'safe_sex'];

function genderOf(random: Random, niche: number): ProfileOption<'gender'> {
  const women = { [seniorNiche]: 0.6, [midlifeNiche]: 0.6, [gayNiche]: 0.04 }[niche] ?? 0.52;
  return chance(random, women) ? 'female' : 'male';
}

function sexualityOf(random: Random, gender: string, niche: number): ProfileOption<'sexuality'> {
  const own = gender === 'female' ? 'lesbian' : 'gay';
  if (niche === gayNiche)
    return pickWeighted(random, [
      [own, 85],
      ['bi', 15],
    ]);
  return pickWeighted(random, [
    ['hetero', 80],
    ['bi', 11],
    [own, 9],
  ]);
}

function suits({ person }: CastMember, gender: string, niche: number): boolean {
  if (person.gender !== gender) return false;
  if (niche === seniorNiche && gender === 'female') return person.age >= 56;
  if (niche === midlifeNiche && gender === 'female') return person.age >= 38 && person.age <= 58;
  return true;
}

function latest<Item>(list: readonly Item[], count: number): readonly Item[] {
  return list.slice(Math.max(0, list.length - count));
}

/** How many members come before a name may come again. */
const namesApart = 60;

/** How many people of one country come before one of their faces may come again: a page of a search, and those without a photo. */
const apartInCountry = 32;

/**
 * Deals people so that nobody comes again before nearly all others have, that two who follow each other in a country do
 * not wear their hair alike, and that a face stays away from the next lists of its country, which are searched one by one.
 */
function dealer(random: Random, people: readonly CastMember[]): (country: string) => CastMember {
  const deck: CastMember[] = [];
  const dealt: CastMember[] = [];
  const inCountry = new Map<string, CastMember[]>();
  const apart = Math.min(apartInCountry, Math.floor(people.length / 2));
  const alike = (one: CastMember, other?: CastMember) =>
    one.person.hairStyle === other?.person.hairStyle && one.person.hairColour === other.person.hairColour;
  return (country) => {
    const seen = inCountry.get(country) ?? [];
    const recent = new Set([...latest(dealt, Math.floor(people.length / 3)), ...latest(seen, apart)]);
    const fits = (one: CastMember) => !recent.has(one) && !alike(one, seen.at(-1));
    if (!deck.some(fits)) deck.push(...shuffled(random, people));
    const place = [deck.findIndex(fits), deck.findIndex((one) => !recent.has(one)), 0].find((at) => at >= 0);
    const [next] = deck.splice(place ?? 0, 1);
    if (!next) throw new Error('Nobody of the cast suits');
    dealt.push(next);
    seen.push(next);
    inCountry.set(country, seen);
    return next;
  };
}

function birthDate(random: Random, now: Date, age: number): string {
  const days = whole(random, 0, 364);
  const birth = new Date(
    Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate()) - days * day,
  );
  return birth.toISOString().slice(0, 10);
}

function home(random: Random, { countries, locales }: PoolRequest['pool']) {
  const known = Object.entries(demoCountries).filter(([code]) => countries.includes(code));
  const [country, place] = pickWeighted(
    random,
    (known.length > 0 ? known : Object.entries(demoCountries)).map(
      (entry) => [entry, entry[1].weight] as const,
    ),
  );
  const [region, towns] = pickWeighted(
    random,
    Object.entries(place.towns).map((entry) => [entry, entry[1].length + 1] as const),
  );
  const spoken = place.spoken?.[region] ?? pickWeighted(random, place.languages);
  const language: DemoLocale = locales.includes(spoken) ? spoken : itemAt(locales, 0);
  return { country, region, city: pick(random, towns), language };
}

function nameOf(random: Random, language: DemoLocale, gender: 'female' | 'male', skinDepth: number): string {
  const travels = skinDepth > 0.36 && chance(random, 0.55);
  return pick(random, travels ? travellingNames[gender] : firstNames[language][gender]);
}

function photosOf(random: Random, id: string, index: number, rank: number): DemoPhoto[] {
  if (rank > 40 && chance(random, 0.09)) return [];
  const count = Math.min(
    shotsOf(index),
    pickWeighted(random, [
      [1, 34],
      [2, 30],
      [3, 24],
      [6, 12],
    ]),
  );
  return Array.from({ length: count }, (_, position) => ({
    id: stableId(id, 'photo', position),
    picture: `${index}.${position}`,
    private: position > 0 && chance(random, 0.22),
    main: position === 0,
    position,
  }));
}

function lastActive(random: Random, now: Date, share: number): Date {
  const days = share ** 2.4 * 30;
  return new Date(now.getTime() - Math.round(days * day + between(random, 0, 3) * minute));
}

/** The members of a pool, the most recently active first. */
export function membersOf({ seed, pool, size, cast, now }: PoolRequest): DemoMember[] {
  const random = seededRandom(`${seed} ${pool.id} members`);
  const people = castList(seed, cast);
  const dealers = {
    female: dealer(
      random,
      people.filter((one) => suits(one, 'female', pool.niche)),
    ),
    male: dealer(
      random,
      people.filter((one) => suits(one, 'male', pool.niche)),
    ),
  };
  const describe = describer(random, pool.niche === bdsmNiche);
  const lately: string[] = [];
  const callThem = (...who: Parameters<typeof nameOf>): string => {
    let name = nameOf(...who);
    for (let more = 0; more < 8 && latest(lately, namesApart).includes(name); more += 1)
      name = nameOf(...who);
    lately.push(name);
    return name;
  };
  return Array.from({ length: size }, (_, rank): DemoMember => {
    const id = stableId(seed, pool.id, 'member', rank);
    const gender = genderOf(random, pool.niche);
    const { language, ...place } = home(random, pool);
    const { index, person } = dealers[gender](place.country);
    const age = Math.max(29, person.age + whole(random, -3, 3));
    const { text, topics } = describe(language);
    const lastActiveAt = lastActive(random, now, rank / size);
    const extra = sample(random, plainInterests, whole(random, 2, 7));
    const own =
      pool.niche === bdsmNiche && chance(random, 0.45)
        ? sample(random, nicheInterests, whole(random, 1, 2))
        : [];
    return {
      id,
      email: `member${String(rank + 1).padStart(4, '0')}@members.demo.example`,
      name: callThem(random, language, gender, person.skinDepth),
      language,
      gender,
      sexuality: sexualityOf(random, gender, pool.niche),
      dateOfBirth: birthDate(random, now, age),
      ...place,
      reasonForSignup: pickWeighted(random, [
        ['relationship', 34],
        ['casual', 18],
        ['friendship', 18],
        ['chat', 16],
        ['undecided', 14],
      ]),
      ...appearanceOf(person, random),
      relationshipStatus: pickWeighted(random, [
        ['single', 46],
        ['divorced', age > 36 ? 22 : 6],
        ['separated', 9],
        ['widowed', age > 55 ? 12 : 1],
        ['open_relationship', 9],
        ['in_relationship', 4],
      ]),
      tattoos: pickWeighted(random, [
        ['none', 52],
        ['few', 36],
        ['many', 12],
      ]),
      description: text,
      interests: [...new Set([...topics, ...extra, ...own])],
      paidUser: chance(random, 0.28),
      signupDate: new Date(lastActiveAt.getTime() - Math.round(between(random, 2, 420) * day)),
      lastActiveAt,
      photos: photosOf(random, id, index, rank),
    };
  });
}
