import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { hasUnsafeCharacters } from './unsafe-text';

const longest = 40;

/**
 * Parses a mobile number into the format `+31612345678`; `country` applies to one typed without a prefix.
 * Null for anything that can't receive SMS: landlines, premium and short numbers, extensions, and invalid
 * numbers.
 */
export function mobileNumber(text: string, country: string): string | null {
  if (hasUnsafeCharacters(text) || text.length > longest) return null;
  const written = text.replace(/[\s\p{Pd}()./]/gu, '');
  if (!/^(\+|00)?[0-9]{5,17}$/.test(written)) return null;
  const home = isSupportedCountry(country) ? country : undefined;
  const prefixed = written.replace(/^00/, '+');
  const number = parsePhoneNumberFromString(prefixed, { defaultCountry: home, extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}

/** Masks a number except its last two digits. */
export function maskPhone(number: string): string {
  return `•••• •••• ${number.slice(-2)}`;
}
