import { buildLikedBy, buildLikes, buildMemberCard, numberedId } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { entriesOf, likesFingerprint, likeTypeOf } from './like-lists';

const places = { regionName: () => 'Utrecht' };
const juniper = buildMemberCard({ id: numberedId(7), name: 'Juniper', liked: true });
const marlow = buildMemberCard({ id: numberedId(8), name: 'Marlow' });
const likes = buildLikes({
  profiles: [juniper],
  liked_by: [
    buildLikedBy({ profile: marlow, like_new: true }),
    buildLikedBy({ profile: juniper, like_new: false, match: true }),
  ],
});

test.each([
  [undefined, 'received'],
  ['received', 'received'],
  ['given', 'given'],
  ['matches', 'matches'],
  ['everything', undefined],
  ['', undefined],
])('the path segment %s is the list %s', (word, type) => {
  expect(likeTypeOf(word)).toBe(type);
});

test.each([
  [
    'received',
    [
      ['Marlow', true, false],
      ['Juniper', false, true],
    ],
  ],
  ['given', [['Juniper', false, true]]],
  ['matches', [['Juniper', false, true]]],
] as const)('returns the entries of %s', (type, entries) => {
  const shown = entriesOf(likes, type, places).map(({ person, isNew, match }) => [person.name, isNew, match]);
  expect(shown).toEqual(entries);
});

test("an entry has the member's card and the name of the region", () => {
  expect(entriesOf(likes, 'given', places)[0]?.person).toEqual({
    id: numberedId(7),
    name: 'Juniper',
    age: 34,
    country: 'NL',
    city: 'Amersfoort',
    region: 'Utrecht',
    image: {
      filename: juniper.main_image?.filename,
      thumb_filename: juniper.main_image?.thumb_filename,
      match: juniper.main_image?.match,
      tone: '#b98a6e',
    },
    photos: 3,
    fictional: false,
    isNew: false,
    liked: true,
  });
});

test('the fingerprint changes only with what the lists show', () => {
  const same = likesFingerprint(buildLikes({ ...likes, next_cursor: 'later' }));
  const looked = buildLikes({
    ...likes,
    liked_by: likes.liked_by.map((entry) => ({ ...entry, like_new: false })),
  });
  expect([same === likesFingerprint(likes), likesFingerprint(looked) === likesFingerprint(likes)]).toEqual([
    true,
    false,
  ]);
});
