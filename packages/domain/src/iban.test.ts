import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankOfIban,
  checkDigits97,
  checkIban,
  groupIban,
  ibanProgress,
  isCreditorId,
  maskIban,
  normaliseIban,
} from './index';

/** The examples of the SWIFT registry. */
const examples = [
  'AD12 0001 2030 2003 5910 0100',
  'AL47 2121 1009 0000 0002 3569 8741',
  'AT61 1904 3002 3457 3201',
  'BE68 5390 0754 7034',
  'BG80 BNBG 9661 1020 3456 78',
  'CH93 0076 2011 6238 5295 7',
  'CY17 0020 0128 0000 0012 0052 7600',
  'CZ65 0800 0000 1920 0014 5399',
  'DE89 3704 0044 0532 0130 00',
  'DK50 0040 0440 1162 43',
  'EE38 2200 2210 2014 5685',
  'ES91 2100 0418 4502 0005 1332',
  'FI21 1234 5600 0007 85',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'GI75 NWBK 0000 0000 7099 453',
  'GR16 0110 1250 0000 0001 2300 695',
  'HR12 1001 0051 8630 0016 0',
  'HU42 1177 3016 1111 1018 0000 0000',
  'IE29 AIBK 9311 5212 3456 78',
  'IS14 0159 2600 7654 5510 7303 39',
  'IT60 X054 2811 1010 0000 0123 456',
  'LI21 0881 0000 2324 013A A',
  'LT12 1000 0111 0100 1000',
  'LU28 0019 4006 4475 0000',
  'LV80 BANK 0000 4351 9500 1',
  'MC58 1122 2000 0101 2345 6789 030',
  'MD24 AG00 0225 1000 1310 4168',
  'ME25 5050 0001 2345 6789 51',
  'MK07 2501 2000 0058 984',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'NL91 ABNA 0417 1643 00',
  'NO93 8601 1117 947',
  'PL61 1090 1014 0000 0712 1981 2874',
  'PT50 0002 0123 1234 5678 9015 4',
  'RO49 AAAA 1B31 0075 9384 0000',
  'RS35 2600 0560 1001 6113 79',
  'SE45 5000 0000 0583 9825 7466',
  'SI56 2633 0001 2039 086',
  'SK31 1200 0000 1987 4263 7541',
  'SM86 U032 2509 8000 0000 0270 100',
  'VA59 0011 2300 0012 3456 78',
];

const problemOf = (text: string) => {
  const checked = checkIban(text);
  return checked.ok ? null : checked.problem;
};

describe('an IBAN', () => {
  it.each(examples)('is valid as %s, with or without spaces and capitals', (text) => {
    const iban = text.replaceAll(' ', '');
    const accepted = { ok: true, iban, country: text.slice(0, 2) };
    expect([checkIban(text), checkIban(` ${iban.toLowerCase()}\u00A0\t`)]).toEqual([accepted, accepted]);
    expect(groupIban(iban)).toBe(text);
    expect(ibanProgress(iban)).toEqual({ country: text.slice(0, 2), missing: 0 });
  });

  it('is rejected with the kind of error', () => {
    expect(
      [
        '',
        '  \t',
        'NL91-ABNA-0417-1643-00',
        'NL91 ABNA 0417 1643 0О',
        'N',
        '4',
        'US12 3456',
        'UA21 3223 1300 0002 6007 2335 6600 1',
        'NL',
        'NL91 ABNA 0417 1643 0',
        'NL91 ABNA 0417 1643 000',
        'NL91 AB1A 0417 1643 00',
        'NLXX ABNA 0417 1643 00',
        'NL19 ABNA 0417 1643 00',
        'NL91 ABNA 0417 1643 01',
        'NL91 ABNA 0417 1643 0\0',
      ].map(problemOf),
    ).toEqual([
      'empty',
      'empty',
      'characters',
      'characters',
      'short',
      'country',
      'country',
      'country',
      'short',
      'short',
      'long',
      'structure',
      'structure',
      'check_digits',
      'check_digits',
      'characters',
    ]);
  });

  it('is invalid with other check digits or two swapped digits', () => {
    const digits = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(fc.constantFrom(...examples.map(normaliseIban)), digits, (iban, check) => {
        expect(checkIban(iban.slice(0, 2) + check + iban.slice(4)).ok).toBe(check === iban.slice(2, 4));
      }),
    );
    const place = fc.integer({ min: 4, max: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...examples.map(normaliseIban)), place, (iban, at) => {
        const [one = '', two = ''] = iban.slice(at);
        fc.pre(/^\d{2}$/.test(one + two));
        const swapped = iban.slice(0, at) + two + one + iban.slice(at + 2);
        expect(checkIban(swapped).ok).toBe(swapped === iban);
      }),
    );
  });

  it('has the number of missing characters while it is typed', () => {
    expect(['', 'n', 'nl', 'NL91 ABNA', 'NL91 ABNA 0417 1643 001', 'XX12'].map(ibanProgress)).toEqual([
      { country: null, missing: null },
      { country: null, missing: null },
      { country: 'NL', missing: 16 },
      { country: 'NL', missing: 10 },
      { country: 'NL', missing: -1 },
      { country: null, missing: null },
    ]);
    expect(['', 'nl9', 'NL91A', 'NL91ABNA'].map(groupIban)).toEqual(['', 'NL9', 'NL91 A', 'NL91 ABNA']);
  });

  it('is masked except for its country and last four characters', () => {
    expect(['NL91ABNA0417164300', 'DE89 3704 0044 0532 0130 00', 'NO9386011117947'].map(maskIban)).toEqual([
      'NL•• •••• •••• ••43 00',
      'DE•• •••• •••• •••• ••30 00',
      'NO•• •••• •••7 947',
    ]);
  });

  it('has the name of its bank if known', () => {
    const german = (code: string) => `DE${checkDigits97('DE', `${code}0000000000`)}${code}0000000000`;
    expect(
      [
        'NL91 ABNA 0417 1643 00',
        german('12030000'),
        german('37040044'),
        'BE68 5390 0754 7034',
        'NL91 ABNA',
        'NL92 ABNA 0417 1643 00',
      ].map(bankOfIban),
    ).toEqual(['ABN AMRO', 'DKB', null, null, null, null]);
  });
});

describe('a creditor identifier', () => {
  it('has check digits over country and national part, not the business code', () => {
    expect(
      [
        'DE98ZZZ09999999999',
        'DE98ABC09999999999',
        'DE99ZZZ09999999999',
        'de98zzz09999999999',
        'DE98 ZZZ 0999 9999 999',
        'DE98ZZZ',
        '',
      ].map(isCreditorId),
    ).toEqual([true, true, false, false, false, false, false]);
  });
});
