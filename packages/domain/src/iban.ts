import { hasUnsafeCharacters } from './unsafe-text';

/**
 * The format of an IBAN after its two check digits, by the SWIFT registry: a length and its type, `n` digits,
 * `a` capital letters, `c` both. Lists the countries and territories with SEPA direct debits.
 */
const accountForms = {
  AD: '8n12c',
  AL: '8n16c',
  AT: '16n',
  BE: '12n',
  BG: '4a6n8c',
  CH: '5n12c',
  CY: '8n16c',
  CZ: '20n',
  DE: '18n',
  DK: '14n',
  EE: '16n',
  ES: '20n',
  FI: '14n',
  FR: '10n11c2n',
  GB: '4a14n',
  GI: '4a15c',
  GR: '7n16c',
  HR: '17n',
  HU: '24n',
  IE: '4a14n',
  IS: '22n',
  IT: '1a10n12c',
  LI: '5n12c',
  LT: '16n',
  LU: '3n13c',
  LV: '4a13c',
  MC: '10n11c2n',
  MD: '20c',
  ME: '18n',
  MK: '3n10c2n',
  MT: '4a5n18c',
  NL: '4a10n',
  NO: '11n',
  PL: '24n',
  PT: '21n',
  RO: '4a16c',
  RS: '18n',
  SE: '20n',
  SI: '15n',
  SK: '20n',
  SM: '1a10n12c',
  VA: '18n',
} as const;

/** A country or territory whose accounts can be debited. */
export type IbanCountry = keyof typeof accountForms;

const kinds = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' } as const;

interface IbanForm {
  length: number;
  pattern: RegExp;
}

function formOf(text: string): IbanForm {
  const parts = [...text.matchAll(/(\d+)([nac])/g)].map(([, count, kind]) => ({
    count: Number(count),
    characters: kinds[kind as keyof typeof kinds],
  }));
  const length = 4 + parts.reduce((sum, { count }) => sum + count, 0);
  const account = parts.map(({ count, characters }) => `${characters}{${count}}`).join('');
  return { length, pattern: new RegExp(`^[A-Z]{2}[0-9]{2}${account}$`) };
}

const forms = new Map<string, IbanForm>(
  Object.entries(accountForms).map(([country, text]) => [country, formOf(text)]),
);

/** Normalises an IBAN for storage: upper case without spaces. */
export function normaliseIban(text: string): string {
  return text.replace(/\s/gu, '').toUpperCase();
}

/** The ISO 7064 remainder modulo 97 of a text of digits and letters; letters count from A = 10. */
function remainder97(text: string): number {
  return [...text].reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/**
 * Computes the two check digits of an IBAN or a creditor identifier from the country and the characters after
 * them.
 */
export function checkDigits97(country: string, checked: string): string {
  return String(98 - remainder97(`${checked}${country}00`)).padStart(2, '0');
}

/**
 * Why an IBAN can't be debited: `characters` other than letters and digits, a `country` without SEPA direct
 * debits, too `short`, too `long`, letters where its country has digits (`structure`), or wrong check digits.
 */
export type IbanProblem =
  'empty' | 'characters' | 'country' | 'short' | 'long' | 'structure' | 'check_digits';

/** Validates an IBAN as typed; the accepted one is normalised. */
export function checkIban(
  text: string,
): { ok: true; iban: string; country: IbanCountry } | { ok: false; problem: IbanProblem } {
  const iban = hasUnsafeCharacters(text) ? '?' : normaliseIban(text);
  const refuse = (problem: IbanProblem) => ({ ok: false, problem }) as const;
  if (iban === '') return refuse('empty');
  if (!/^[A-Z0-9]+$/.test(iban)) return refuse('characters');
  const country = iban.slice(0, 2);
  const form = forms.get(country);
  if (!form) return refuse(/^[A-Z]$/.test(iban) ? 'short' : 'country');
  if (iban.length < form.length) return refuse('short');
  if (iban.length > form.length) return refuse('long');
  if (!form.pattern.test(iban)) return refuse('structure');
  if (checkDigits97(country, iban.slice(4)) !== iban.slice(2, 4)) return refuse('check_digits');
  return { ok: true, iban, country: country as IbanCountry };
}

/**
 * How complete a partly typed IBAN is: its country once known, and how many characters are missing; null
 * while the country is unknown, 0 or less when complete.
 */
export function ibanProgress(text: string): { country: IbanCountry | null; missing: number | null } {
  const iban = normaliseIban(text);
  const country = iban.slice(0, 2);
  const form = forms.get(country);
  if (!form) return { country: null, missing: null };
  return { country: country as IbanCountry, missing: form.length - iban.length };
}

/** Formats an IBAN, complete or not, in groups of four. */
export function groupIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/gu, '$1 ');
}

/** Masks an IBAN except its country and last four characters, in groups of four. */
export function maskIban(iban: string): string {
  const whole = normaliseIban(iban);
  return groupIban(whole.slice(0, 2) + '•'.repeat(Math.max(0, whole.length - 6)) + whole.slice(-4));
}

/**
 * Whether a text is a SEPA creditor identifier: country, check digits, the three-character business code, and
 * the national identifier, which the check digits cover.
 */
export function isCreditorId(text: string): boolean {
  const parts = /^([A-Z]{2})([0-9]{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(text);
  if (!parts) return false;
  const [, country = '', digits, national = ''] = parts;
  return checkDigits97(country, national) === digits;
}
