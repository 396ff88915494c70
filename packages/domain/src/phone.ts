import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { hasUnsafeCharacters } from './unsafe-text';

const longest = 40;

/**
 * A mobile number as typed, with the country it is typed in for one without a prefix, as `+31612345678`. Null for anything
 * that no SMS reaches: landlines, premium and short numbers, extensions, and what is no number.
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

/** A number of which only the last two digits show. */
export function maskPhone(number: string): string {
  return `•••• •••• ${number.slice(-2)}`;
}
