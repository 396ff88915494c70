import { interests as allInterests } from '@heartwood/domain';
import type { InterestId, NicheNumber, ProfileOption } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';
import { castList } from '../cast/cast-list';
import type { CastMember } from '../cast/cast-list';
import type { Person } from '../drawing/figure';
import { stableId } from '../ids';
import { demoCountries } from '../places/places';
import { bagOf, between, chance, itemAt, pick, pickWeighted, sample, seededRandom, whole } from '../random';
import type { Random } from '../random';
import { firstNames, travellingNames } from '../texts/names';
import { appearanceOf } from './appearance';
import { dealer } from './casting';
import type { DemoMember, DemoPhoto, PoolBrand, PoolRequest } from './demo-member';
import { describer } from './description';
import { brandsFor, fitsNiche, nicheAges } from './niche-fit';
import type { NicheFacts } from './niche-fit';

const day = 86_400_000;
const minute = 60_000;
const youngest = 25;
const oldest = 75;

const plainInterests = allInterests.filter(({ intimate }) => !intimate).map(({ id }) => id);
const nicheInterests: Partial<Record<NicheNumber, readonly InterestId[]>> = {
  2: ['dancing', 'fashion', 'community', 'hugging'],
  3: ['bondage', 'hot_and_safe', 'lingerie', 'safe_sex'],
  4: ['foodie', 'dancing', 'fashion', 'hugging'],
  5: ['gardening', 'reading', 'theater', 'tea'],
  6: ['wine', 'travelling', 'dancing', 'cooking'],
  7: ['community', 'gym', 'party', 'music'],
};

const shareOfWomen: Partial<Record<NicheNumber, number>> = { 2: 0.66, 4: 0.6, 5: 0.6, 6: 0.6, 7: 0 };

function sexualityOf(random: Random, gender: string, niche: NicheNumber): ProfileOption<'sexuality'> {
  const own = gender === 'female' ? 'lesbian' : 'gay';
  const likesOnlyMen = gender === 'male' && niche === 7;
  const likesWomenToo = gender === 'male' && [2, 4, 6].includes(niche);
  return pickWeighted(random, [
    ['hetero', likesOnlyMen ? 0 : 80],
    ['bi', likesOnlyMen ? 25 : 11],
    [own, likesOnlyMen ? 75 : likesWomenToo ? 0 : 9],
  ]);
}

const travelled: readonly string[] = ['bronze', 'umber', 'cocoa', 'ebony'];

function nameOf(random: Random, language: Locale, { gender, skin, covering }: Person): string {
  const travels = covering.kind === 'headscarf' || (travelled.includes(skin) && chance(random, 0.55));
  return pick(random, travels ? travellingNames[gender] : firstNames[language][gender]);
}

function birthDate(random: Random, now: Date, age: number): string {
  const days = whole(random, 0, 364);
  const birth = new Date(
    Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate()) - days * day,
  );
  return birth.toISOString().slice(0, 10);
}

function home(random: Random, { countries, locales }: PoolBrand) {
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
  const language = locales.includes(spoken) ? spoken : itemAt(locales, 0);
  return { country, region, city: pick(random, towns), language };
}

/** Whether a person of the cast can be a member of a niche. */
function suits({ age, full, gender, covering }: Person, niche: NicheNumber): boolean {
  if (niche === 3) return covering.kind !== 'headscarf';
  if (niche === 4) return gender === 'male' || full;
  return age >= (niche === 6 && gender === 'male' ? 0 : (nicheAges[niche] ?? 0));
}

/** Returns all pictures of the face; `shown` members always have at least one. */
function photosOf(
  random: Random,
  id: string,
  { id: face, pictures }: CastMember,
  shown: boolean,
): DemoPhoto[] {
  if (chance(random, 0.09) && !shown) return [];
  return Array.from({ length: pictures }, (_, position) => ({
    id: stableId(id, 'photo', position),
    picture: `${face}.${position}`,
    private: position > 0 && chance(random, 0.22),
    main: position === 0,
    position,
  }));
}

function lastActive(random: Random, now: Date, share: number): Date {
  const days = share ** 2.4 * 30;
  return new Date(now.getTime() - Math.round(days * day + between(random, 0, 3) * minute));
}

/** Minimum number of members between two with the same name. */
const namesApart = 60;

/** Assigns names that don't repeat soon. */
function namer(random: Random): (language: Locale, person: Person) => string {
  const lately: string[] = [];
  return (language, person) => {
    let name = nameOf(random, language, person);
    for (let more = 0; more < 8 && lately.includes(name); more += 1) name = nameOf(random, language, person);
    lately.push(name);
    if (lately.length > namesApart) lately.shift();
    return name;
  };
}

/**
 * Generates the members of a pool, most recently active first: each signed up at one of its brands, in turn,
 * and fits that brand's niche. Every trait of each has a seed of its own.
 */
export function membersOf({ seed, pool, size, cast, now }: PoolRequest): DemoMember[] {
  const stream = (trait: string) => seededRandom(`${seed} ${pool.id} ${trait}`);
  const nextBrand = bagOf(stream('brand'), pool.brands);
  const dealFace = dealer(stream('face'), castList(seed, cast));
  const describe = describer(stream('description'));
  const known = new Map<string, string[]>();
  const brandsOfFace = (key: string, facts: NicheFacts): string[] => {
    const brands = known.get(key) ?? brandsFor(pool, facts);
    known.set(key, brands);
    return brands;
  };
  const callThem = namer(stream('name'));
  return Array.from({ length: size }, (_, rank): DemoMember => {
    const id = stableId(seed, pool.id, 'member', rank);
    const random = (trait: string) => stream(`${trait} ${rank}`);
    const brand = nextBrand();
    const { niche } = brand;
    const gender = chance(random('gender'), shareOfWomen[niche] ?? 0.52) ? 'female' : 'male';
    const sexuality = sexualityOf(random('sexuality'), gender, niche);
    const { language, ...place } = home(random('home'), brand);
    const factsOf = ({ age, full }: Person) =>
      ({ gender, sexuality, age, bodyType: full ? 'full_figured' : 'average' }) as const;
    const face = dealFace({
      fits: ({ person }) => person.gender === gender && suits(person, niche),
      brandsOf: ({ id, person }) => brandsOfFace(`${id} ${sexuality}`, factsOf(person)),
      searchesOf: (id) => [`${id} ${gender}`, `${id} ${gender} ${place.country}`],
    });
    const { person } = face;
    const least = fitsNiche(niche, factsOf({ ...person, age: youngest }))
      ? youngest
      : (nicheAges[niche] ?? youngest);
    const age = Math.min(oldest, Math.max(least, person.age + whole(random('age'), -2, 2)));
    const appearance = appearanceOf(person, random('appearance'));
    const { text, topics } = describe(language, niche);
    const lastActiveAt = lastActive(random('last active'), now, rank / size);
    const extra = sample(random('interests'), plainInterests, whole(random('more interests'), 2, 7));
    const own = chance(random('own interests'), 0.45)
      ? sample(random('niche interests'), nicheInterests[niche] ?? [], whole(random('how many'), 1, 2))
      : [];
    const days = between(random('signup'), 2, 420);
    return {
      id,
      brand: brand.id,
      shownOn: brandsFor(pool, { gender, sexuality, age, bodyType: appearance.bodyType }),
      email: `member${String(rank + 1).padStart(4, '0')}@members.demo.example`,
      name: callThem(language, person),
      language,
      gender,
      sexuality,
      dateOfBirth: birthDate(random('birth'), now, age),
      ...place,
      reasonForSignup: pickWeighted(random('reason'), [
        ['relationship', 34],
        ['casual', 18],
        ['friendship', 18],
        ['chat', 16],
        ['undecided', 14],
      ]),
      ...appearance,
      relationshipStatus: pickWeighted(random('relationship'), [
        ['single', 46],
        ['divorced', age > 36 ? 22 : 6],
        ['separated', 9],
        ['widowed', age > 55 ? 12 : 1],
        ['open_relationship', 9],
        ['in_relationship', 4],
      ]),
      tattoos: pickWeighted(random('tattoos'), [
        ['none', 52],
        ['few', 36],
        ['many', 12],
      ]),
      description: text,
      interests: [...new Set([...topics, ...extra, ...own])],
      paidUser: chance(random('paid'), 0.28),
      signupDate: new Date(lastActiveAt.getTime() - Math.round(days * day)),
      lastActiveAt,
      photos: photosOf(random('photos'), id, face, rank <= 40 * pool.brands.length),
    };
  });
}
