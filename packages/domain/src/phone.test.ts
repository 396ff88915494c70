import { describe, expect, it } from 'vitest';
import { maskPhone, mobileNumber } from './phone';

describe('a mobile number', () => {
  it.each([
    ['NL', '06 12345678', '+31612345678'],
    ['NL', '06-1234 5678', '+31612345678'],
    ['NL', '+31 (0)6 12 34 56 78', '+31612345678'],
    ['NL', '0031612345678', '+31612345678'],
    ['NL', '0049 151 23456789', '+4915123456789'],
    ['BE', '0470 12 34 56', '+32470123456'],
    ['DE', '0151/23456789', '+4915123456789'],
    ['DE', '+49–160–1234567', '+491601234567'],
    ['AT', '0664 123456', '+43664123456'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['IT', '312 345 6789', '+393123456789'],
    ['ES', '612 34 56 78', '+34612345678'],
    ['FI', '041 2345678', '+358412345678'],
    ['IE', '085 012 3456', '+353850123456'],
    ['PT', '912 345 678', '+351912345678'],
    ['PL', '512 345 678', '+48512345678'],
    ['SE', '070-123 45 67', '+46701234567'],
    ['DK', '+45 32 12 34 56', '+4532123456'],
    ['NO', '406 12 345', '+4740612345'],
    ['LU', '628 123 456', '+352628123456'],
    ['GB', '07400 123456', '+447400123456'],
    ['CH', '078 123 45 67', '+41781234567'],
    ['GR', '691 234 5678', '+306912345678'],
    ['??', '+31 6 12345678', '+31612345678'],
  ])('from %s, written %s, is %s', (country, text, number) => {
    expect(mobileNumber(text, country)).toBe(number);
  });

  it.each([
    ['NL', '020 1234567', 'a landline'],
    ['NL', '0900 1234', 'a premium number'],
    ['NL', '0800 1234', 'a free number'],
    ['NL', '112', 'the emergency number'],
    ['DE', '030 123456', 'a landline'],
    ['DE', '0900 1234567', 'a premium number'],
    ['FR', '01 23 45 67 89', 'a landline'],
    ['FR', '0899 12 34 56', 'a premium number'],
    ['IT', '02 1234 5678', 'a landline'],
    ['ES', '810 12 34 56', 'a landline'],
    ['AT', '01 234567890', 'a landline'],
    ['BE', '012 34 56 78', 'a landline'],
    ['NL', '06 1234567', 'a digit short'],
    ['NL', '06 123456789', 'a digit long'],
    ['NL', '', 'nothing'],
    ['NL', '+', 'a plus'],
    ['NL', '06 1234 567x', 'letters'],
    ['NL', 'call 06 12345678', 'words'],
    ['NL', '06 12345678 ext. 5', 'an extension'],
    ['NL', '06 12345678, 06 87654321', 'two numbers'],
    ['NL', '٠٦١٢٣٤٥٦٧٨', 'figures of another script'],
    ['NL', '0612345678\0', 'a NUL'],
    ['NL', '6'.repeat(10_000), 'ten thousand figures'],
    ['??', '06 12345678', 'no country'],
  ])('from %s is rejected: %s (%s)', (country, text) => {
    expect(mobileNumber(text, country)).toBeNull();
  });

  it('is masked except for its last two digits', () => {
    expect(maskPhone('+31612345678')).toBe('•••• •••• 78');
  });
});
