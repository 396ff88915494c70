import { expect, it } from 'vitest';
import { errorMessage, fieldErrorMessage } from './error-lookups';

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

it('finds the text of a field’s issue', () => {
  expect(fieldErrorMessage('too_short').id).toBe('errors.field.too_short');
});
