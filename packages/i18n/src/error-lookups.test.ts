import { expect, it } from 'vitest';
import { errorMessage, fieldErrorMessage } from './error-lookups';

it('returns the message of an error code, and the general one for an unknown code', () => {
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

it('returns the message of a field issue', () => {
  expect(fieldErrorMessage('too_short').id).toBe('errors.field.too_short');
});
