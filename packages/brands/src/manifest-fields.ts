import { locales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { isHex } from '@heartwood/ui/themes';
import * as v from 'valibot';

/** A single-line text of 1 to `maximum` characters. */
export function line(maximum: number, hint: string) {
  return v.pipe(
    v.string(`write ${hint}, a text in quotes`),
    v.trim(),
    v.minLength(1, `write ${hint}; it is empty`),
    v.maxLength(maximum, `shorten it to ${maximum} characters`),
    v.regex(/^[^\p{Cc}]*$/u, 'write it on one line, without control characters'),
  );
}

/** A text in the format that `hint` describes. */
export function pattern(form: RegExp, hint: string) {
  return v.pipe(v.string(`write ${hint}, in quotes`), v.regex(form, `write ${hint}`));
}

/** An integer within bounds. */
export function whole(minimum: number, maximum: number, hint: string) {
  const message = `write ${hint}: a whole number from ${minimum} to ${maximum}, without quotes`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
}

/** One of the listed words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return v.picklist(words, `choose one of ${words.join(', ')}`);
}

/** A non-empty list without duplicates. */
export function listOf<const Entry extends v.GenericSchema<unknown, string>>(entry: Entry, hint: string) {
  return v.pipe(
    v.array(entry, `write ${hint} as a list in square brackets`),
    v.minLength(1, `name at least one of ${hint}`),
    v.check((entries) => new Set(entries).size === entries.length, 'an entry is named twice; remove one'),
  );
}

export const yesNo = v.boolean('write true or false, without quotes');
export const countryCode = pattern(/^[A-Z]{2}$/, 'a country as two capital letters, such as NL');
export const hostName = pattern(
  /^(?=.{4,200}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/,
  'a host name in small letters without protocol, port or path, such as brand.example',
);
export const colour = v.custom<`#${string}`>(
  (value) => typeof value === 'string' && isHex(value),
  'write a colour as # and six hexadecimal digits in quotes, such as "#b3122e"',
);
export const mailAddress = pattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'a mail address');

/** A text by locale. */
export function byLocale(maximum: number, hint: string) {
  return v.record(
    v.picklist(locales, `a text's key is a locale: ${locales.join(', ')}`),
    line(maximum, hint),
    `write ${hint} by locale: { "en": "…" }`,
  );
}

export type TextByLocale = Partial<Record<Locale, string>>;
