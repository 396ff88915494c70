import { expect, test } from 'vitest';
import { neighboursIn } from './neighbours';
import type { Person } from './person';

const person = (id: string): Person => ({
  id,
  name: id,
  age: 40,
  country: 'NL',
  city: 'Utrecht',
  region: 'Utrecht',
  fictional: false,
  liked: false,
  image: null,
  photos: 0,
  isNew: false,
});
const [ann, ben, cas] = [person('ann'), person('ben'), person('cas')];

test.each([
  ['ann', { previous: undefined, next: ben }],
  ['ben', { previous: ann, next: cas }],
  ['cas', { previous: ben, next: undefined }],
  ['dee', undefined],
])('returns the neighbours of %s', (id, neighbours) => {
  expect(neighboursIn([ann, ben, cas], id)).toEqual(neighbours);
});

test('returns undefined for the only person in a list', () => {
  expect(neighboursIn([ann], 'ann')).toBeUndefined();
});
