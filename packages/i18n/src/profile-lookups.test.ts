import { expect, it } from 'vitest';
import { interestMessage, profileFieldMessage, profileOptionMessage } from './profile-lookups';

it('returns the messages of fields, options and interests', () => {
  expect([
    profileFieldMessage('eye_colour').id,
    profileOptionMessage('eye_colour', 'hazel').id,
    interestMessage('one_night_stand').id,
  ]).toEqual(['profile.eye_colour.label', 'profile.eye_colour.hazel', 'interests.one_night_stand']);
});
