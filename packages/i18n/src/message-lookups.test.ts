import { expect, it } from 'vitest';
import {
  errorMessage,
  fieldErrorMessage,
  interestMessage,
  profileFieldMessage,
  profileOptionMessage,
} from './message-lookups';

it('finds the text of an error code, and the general one for any other word', () => {
  const codes = ['photo_limit', 'unheard_of', 'toString', '', null, undefined];
  expect(codes.map((code) => errorMessage(code).id)).toEqual([
    'errors.photo_limit',
    'errors.unknown',
    'errors.unknown',
    'errors.unknown',
    'errors.unknown',
    'errors.unknown',
  ]);
});

it('finds the texts of fields, options and interests', () => {
  expect([
    fieldErrorMessage('too_short').id,
    profileFieldMessage('eye_colour').id,
    profileOptionMessage('eye_colour', 'hazel').id,
    interestMessage('one_night_stand').id,
  ]).toEqual([
    'errors.field.too_short',
    'profile.eye_colour.label',
    'profile.eye_colour.hazel',
    'interests.one_night_stand',
  ]);
});
