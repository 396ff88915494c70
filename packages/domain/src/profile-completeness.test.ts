import { expect, it } from 'vitest';
import { profileCompleteness, profileOptions, type CompletableProfile } from './index';

const nothing: CompletableProfile = {
  city: null,
  description: null,
  interests: [],
  gender: null,
  sexuality: null,
  reason_for_signup: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
};
const everything: CompletableProfile = {
  city: 'Utrecht',
  description: 'I cook better than I dance.',
  interests: ['cooking', 'music', 'wine'],
  gender: profileOptions.gender[0],
  sexuality: profileOptions.sexuality[0],
  reason_for_signup: profileOptions.reason_for_signup[0],
  hair_colour: profileOptions.hair_colour[0],
  eye_colour: profileOptions.eye_colour[0],
  body_type: profileOptions.body_type[0],
  relationship_status: profileOptions.relationship_status[0],
  tattoos: profileOptions.tattoos[0],
};

it('is 0 % for an empty profile, and 100 % only when nothing is missing', () => {
  expect(profileCompleteness(nothing, 0)).toEqual({ percent: 0, next: 'photo' });
  expect(profileCompleteness(everything, 1)).toEqual({ percent: 100, next: null });
  for (const field of Object.keys(nothing) as (keyof CompletableProfile)[]) {
    const { percent, next } = profileCompleteness({ ...everything, [field]: nothing[field] }, 1);
    expect([percent < 100, next]).toEqual([true, field]);
  }
});

it('suggests the field with the highest weight next, and grows with each step', () => {
  const steps: [string, number][] = [];
  let profile = nothing;
  let photos = 0;
  for (;;) {
    const { percent, next } = profileCompleteness(profile, photos);
    steps.push([next ?? 'done', percent]);
    if (next === null) break;
    if (next === 'photo') photos = 1;
    else profile = { ...profile, [next]: everything[next] };
  }
  expect(steps).toEqual([
    ['photo', 0],
    ['description', 25],
    ['interests', 45],
    ['city', 57],
    ['reason_for_signup', 65],
    ['gender', 73],
    ['sexuality', 78],
    ['relationship_status', 83],
    ['body_type', 88],
    ['hair_colour', 92],
    ['eye_colour', 95],
    ['tattoos', 98],
    ['done', 100],
  ]);
});

it('requires three interests and a long enough description', () => {
  expect(profileCompleteness({ ...everything, interests: ['wine', 'art'] }, 1).next).toBe('interests');
  for (const description of ['Hello there, you.', ' '.repeat(40), '\u200b'.repeat(40)])
    expect(profileCompleteness({ ...everything, description }, 1).next).toBe('description');
  expect(profileCompleteness({ ...everything, description: '😀'.repeat(20) }, 1).next).toBe(null);
});

it('ignores fields that the brand does not show', () => {
  const shown = { visible_profile_fields: ['gender'], visible_profile_notes: [] };
  expect(profileCompleteness({ ...nothing, gender: 'male', city: 'Utrecht' }, 1, shown)).toEqual({
    percent: 100,
    next: null,
  });
  expect(profileCompleteness({ ...nothing, city: 'Utrecht' }, 1, shown)).toEqual({
    percent: 86,
    next: 'gender',
  });
});
