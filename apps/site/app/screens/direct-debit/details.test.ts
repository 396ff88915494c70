import { expect, test } from 'vitest';
import { codeProblem } from './details';

test.each([
  ['123456', undefined],
  [' 123 456', undefined],
  ['123-456', undefined],
  ['123–456', undefined],
  ['12345', { otp: 'too_short' }],
  ['1234567', { otp: 'too_short' }],
  [' - ', { otp: 'required' }],
])('of the code "%s" the form says %o before it is tried', (code, fields) => {
  expect(codeProblem(code)?.fields).toEqual(fields);
});
