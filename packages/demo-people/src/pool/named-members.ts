import { namedCast } from '../cast/cast-list';
import type { CastMember } from '../cast/cast-list';
import { itemAt, pick, seededRandom } from '../random';
import type { Locale } from '@heartwood/i18n';
import type { DemoConversation, DemoLike, DemoMember, DemoPool, PoolRequest } from './demo-member';
import { appearanceOf } from './appearance';
import { buildConversation } from './conversations';
import { brandsFor } from './niche-fit';
import { stableId } from '../ids';
import { suitEachOther } from './likes';
import { middleTopics } from '../texts/text-book';
import { textBooks } from '../texts/text-books';

/** The password of the members named in the README. */
export const demoPassword = 'heartwood-demo';

const hour = 3_600_000;
const enoughPartners = 24;
/** Greatest difference between the age of a face and of the named member who has it. */
const yearsApart = 4;

interface Role {
  email: string;
  status: 'active' | 'not_confirmed';
  gender: DemoMember['gender'];
  age: number;
  /** Purchased packages, by index among the brand's, smallest first. */
  purchases: readonly { size: number; daysAgo: number }[];
  paidUser: boolean;
  signedUpHours: number;
  photos: number;
  /** Received likes: unseen, and seen. */
  newLikes: number;
  seenLikes: number;
  /** How many of the seen ones are mutual. */
  matches: number;
  given: number;
  /**
   * Conversations: the number of lines and of those the named member has not read; odd lines are the
   * starter's.
   */
  chats: readonly { mine: boolean; lines: number; unread: number; hoursAgo: number }[];
}

const roles: readonly Role[] = [
  {
    email: 'free@demo.example',
    status: 'active',
    gender: 'male',
    age: 38,
    purchases: [],
    paidUser: false,
    signedUpHours: 1,
    photos: 1,
    newLikes: 4,
    seenLikes: 3,
    matches: 2,
    given: 3,
    chats: [
      { mine: true, lines: 2, unread: 1, hoursAgo: 0.1 },
      { mine: false, lines: 1, unread: 1, hoursAgo: 0.4 },
    ],
  },
  {
    email: 'premium@demo.example',
    status: 'active',
    gender: 'female',
    age: 41,
    purchases: [
      { size: 2, daysAgo: 61 },
      { size: 1, daysAgo: 19 },
    ],
    paidUser: true,
    signedUpHours: 24 * 62,
    photos: 3,
    newLikes: 6,
    seenLikes: 9,
    matches: 5,
    given: 6,
    chats: [
      { mine: false, lines: 5, unread: 1, hoursAgo: 0.2 },
      { mine: true, lines: 4, unread: 1, hoursAgo: 1.5 },
      { mine: false, lines: 3, unread: 1, hoursAgo: 5 },
      { mine: true, lines: 7, unread: 0, hoursAgo: 26 },
      { mine: false, lines: 6, unread: 0, hoursAgo: 74 },
    ],
  },
  {
    email: 'unconfirmed@demo.example',
    status: 'not_confirmed',
    gender: 'female',
    age: 34,
    purchases: [],
    paidUser: false,
    signedUpHours: 0.5,
    photos: 1,
    newLikes: 0,
    seenLikes: 0,
    matches: 0,
    given: 1,
    chats: [],
  },
];

/** A member with a known address and password, and the account's content at login. */
export interface NamedMember {
  member: DemoMember;
  status: 'active' | 'not_confirmed';
  purchases: { size: number; at: Date }[];
  likes: DemoLike[];
  conversations: DemoConversation[];
  /** A message held back until the address is confirmed. */
  waiting: { recipient: string; text: string } | null;
}

/** The mail addresses of the named members. */
export const namedAddresses: readonly string[] = roles.map(({ email }) => email);

const names: Record<Locale, readonly [string, string, string]> = {
  da: ['Jakob', 'Rikke', 'Signe'],
  de: ['Jonas', 'Katrin', 'Lena'],
  en: ['Daniel', 'Claire', 'Hannah'],
  es: ['Pablo', 'Elena', 'Lucía'],
  fi: ['Antti', 'Hanna', 'Laura'],
  fr: ['Julien', 'Camille', 'Pauline'],
  it: ['Marco', 'Chiara', 'Giulia'],
  nb: ['Henrik', 'Marit', 'Silje'],
  nl: ['Ruben', 'Marieke', 'Sanne'],
  pl: ['Tomasz', 'Joanna', 'Marta'],
  sv: ['Johan', 'Malin', 'Elin'],
};

/** The member whose home a named one has, and the face. */
interface Likeness {
  model: DemoMember;
  face: CastMember;
}

/** The default language of the pool's first brand, where named members signed up. */
function languageOf({ brands }: PoolRequest['pool']): Locale {
  return itemAt(itemAt(brands, 0).locales, 0);
}

function describeNamed(
  role: Role,
  position: number,
  { seed, pool, now }: PoolRequest,
  { model, face }: Likeness,
): DemoMember {
  const first = itemAt(pool.brands, 0);
  const language = languageOf(pool);
  const id = stableId(seed, pool.id, 'named', role.email);
  const book = textBooks[language];
  const topics = [1, 6, 11].map((step) => (step + position * 4) % middleTopics.length);
  const signupDate = new Date(now.getTime() - role.signedUpHours * hour);
  const sexuality = pool.brands.every(({ niche }) => niche === 7) ? 'gay' : 'hetero';
  const { gender } = model;
  const appearance = appearanceOf(face.person, seededRandom(`${id} appearance`));
  const { bodyType } = appearance;
  return {
    ...model,
    ...appearance,
    id,
    email: role.email,
    name: model.gender === role.gender ? itemAt(names[language], position) : model.name,
    language,
    brand: first.id,
    shownOn: [...new Set([first.id, ...brandsFor(pool, { gender, sexuality, age: role.age, bodyType })])],
    sexuality,
    dateOfBirth: `${now.getUTCFullYear() - role.age}-01-01`,
    description: [
      itemAt(book.openers, position * 5 + 4),
      itemAt(book.middles, topics[0] ?? 0),
      itemAt(book.closers, position * 3 + 2),
    ].join(' '),
    interests: topics.map((topic) => itemAt(middleTopics, topic)),
    paidUser: role.paidUser,
    signupDate,
    lastActiveAt: new Date(Math.max(signupDate.getTime(), now.getTime() - 0.3 * hour)),
    photos: Array.from({ length: role.photos }, (_, position) => ({
      id: stableId(id, 'photo', position),
      picture: `${face.id}.${position}`,
      private: false,
      main: position === 0,
      position,
    })),
  };
}

/**
 * Selects the member whose home a named one has: the nearest in age who writes the language, if any, of the
 * role's gender unless the whole pool is of the other.
 */
function modelFor(role: Role, language: Locale, members: readonly DemoMember[], now: Date): DemoMember {
  const born = now.getUTCFullYear() - role.age;
  const misfit = (one: DemoMember): number =>
    (one.gender === role.gender ? 0 : 10_000) +
    (one.language === language ? 0 : 100) +
    Math.abs(Number(one.dateOfBirth.slice(0, 4)) - born);
  const [nearest] = members.toSorted((one, other) => misfit(one) - misfit(other));
  if (!nearest) throw new Error(`No member fits the role ${role.email}`);
  return nearest;
}

/** Selects models and faces of all roles; no face is anybody else's in the pool. */
function likenesses({ seed, pool, now }: PoolRequest, members: readonly DemoMember[]): Likeness[] {
  const language = languageOf(pool);
  const free = new Set(namedCast(seed).filter(({ person }) => person.covering.kind === 'none'));
  return roles.map((role) => {
    const model = modelFor(role, language, members, now);
    const fitting = [...free].filter(
      ({ person }) => person.gender === model.gender && Math.abs(person.age - role.age) <= yearsApart,
    );
    const face = pick(seededRandom(`${seed} ${pool.id} ${role.email} face`), fitting);
    free.delete(face);
    return { model, face };
  });
}

/** Potential partners of a named member, those with the same language first. */
function partnersOf(member: DemoMember, model: DemoMember, members: readonly DemoMember[]): DemoMember[] {
  const fitting = members.filter(
    (one) => one.id !== model.id && one.photos.length > 0 && suitEachOther(one, member),
  );
  const near = fitting.filter(({ language }) => language === member.language);
  const partners =
    near.length > enoughPartners ? near : [...near, ...fitting.filter((one) => !near.includes(one))];
  if (partners.length < enoughPartners) throw new Error(`Too few members to meet ${member.email}`);
  return partners;
}

/**
 * Generates the members named in the README for a pool with the given members: likes and conversations come
 * from members who suit them and write their language.
 */
export function namedMembers(request: PoolRequest, { members }: Pick<DemoPool, 'members'>): NamedMember[] {
  const { seed, pool, now } = request;
  const alike = likenesses(request, members);
  return roles.map((role, position) => {
    const likeness = itemAt(alike, position);
    const member = describeNamed(role, position, request, likeness);
    const random = seededRandom(`${seed} ${pool.id} ${role.email}`);
    const others = partnersOf(member, likeness.model, members);
    const start = position * 31;
    const other = (at: number): DemoMember => itemAt(others, start + at);
    const span = now.getTime() - member.signupDate.getTime();
    const when = (at: number, of: number): Date =>
      new Date(Math.round(now.getTime() - (span * (at + 0.5)) / (of + 1)));
    const received = role.seenLikes + role.newLikes;
    const likes: DemoLike[] = [];
    for (let at = 0; at < received; at += 1) {
      likes.push({
        from: other(at).id,
        to: member.id,
        createdAt: when(at, received),
        isNew: at < role.newLikes,
      });
    }
    for (let at = 0; at < role.matches; at += 1) {
      const liked = other(role.newLikes + at);
      likes.push({ from: member.id, to: liked.id, createdAt: when(at, role.matches + 2), isNew: false });
    }
    for (let at = 0; at < role.given; at += 1) {
      likes.push({
        from: member.id,
        to: other(received + at).id,
        createdAt: when(at, role.given),
        isNew: true,
      });
    }
    const dialogues = textBooks[member.language].dialogues;
    const conversations = role.chats.map((chat, at) => {
      const partner = other(role.newLikes + at);
      const [starter, answerer] = chat.mine ? [member, partner] : [partner, member];
      const dialogue = itemAt(dialogues, at + position);
      const end = new Date(now.getTime() - chat.hoursAgo * hour);
      const unread = chat.mine ? { starter: chat.unread, other: 0 } : { starter: 0, other: chat.unread };
      return buildConversation(
        starter,
        answerer,
        dialogue,
        { lines: Math.min(chat.lines, dialogue.length), end, unread },
        random,
      );
    });
    const opening = itemAt(itemAt(dialogues, 3), 0)[1];
    return {
      member,
      status: role.status,
      purchases: role.purchases.map(({ size, daysAgo }) => ({
        size,
        at: new Date(now.getTime() - daysAgo * 24 * hour),
      })),
      likes,
      conversations,
      waiting: role.status === 'not_confirmed' ? { recipient: other(0).id, text: opening } : null,
    };
  });
}
