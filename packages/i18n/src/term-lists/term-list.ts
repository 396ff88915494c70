/** The English names of the concepts that have one name in each language. */
export type Concept =
  | 'appeal'
  | 'ban'
  | 'block'
  | 'conversation'
  | 'cookies'
  | 'credits'
  | 'delete'
  | 'direct debit'
  | 'discount code'
  | 'email'
  | 'fictional profile'
  | 'gift'
  | 'like'
  | 'log in'
  | 'mandate'
  | 'match'
  | 'member'
  | 'notification'
  | 'password'
  | 'payment method'
  | 'photo'
  | 'premium'
  | 'privacy policy'
  | 'profile'
  | 'receipt'
  | 'refund'
  | 'report'
  | 'settings'
  | 'sign up'
  | 'spam'
  | 'spending limit'
  | 'subscription'
  | 'support'
  | 'swipe'
  | 'terms'
  | 'third-party scripts'
  | 'withdraw';

/** What must not occur in a language's texts. */
export interface TermRule {
  /** With the flag `g`. `words`, `before` and `after` create patterns. */
  readonly pattern: RegExp;
  /** What to write in its place: words of that language, remarks in English. */
  readonly instead: string;
}

/**
 * How a language's texts are worded. `term-lists.test.ts` checks the catalogue and the pages: without tags,
 * each plural and select branch by itself, values as `{name}`. Tests of other packages check theirs with
 * `termOffences`.
 */
export interface TermList {
  /** The chosen words; several (noun and verb) are separated by commas. Each occurs in the texts. */
  readonly terms: Readonly<Record<Concept, string>>;
  /** The quotation marks, around an ellipsis: `„…“`. */
  readonly quotes: string;
  /** Whether no-break spaces are written, as before French punctuation. */
  readonly noBreakSpaces?: true;
  /** In addition to `commonRules`. */
  readonly rules: readonly TermRule[];
}

/** Values that are names, whose article or inflection is unknown. */
export const names = [
  'bank',
  'brand',
  'city',
  'company',
  'country',
  'creditor',
  'device',
  'field',
  'filter',
  'gift',
  'language',
  'languages',
  'mail_name',
  'method',
  'name',
  'names',
  'place',
  'region',
] as const;

/** Values that are amounts, whose gender depends on the currency. */
export const amounts = ['amount', 'limit', 'price', 'refunded'] as const;

/** Every value. */
export const anyValue = ['*'] as const;

function oneOf(texts: readonly string[], letter: string): string {
  const patterns = texts.map((text) =>
    text.replaceAll(/[.?+()[\]{}|^$\\]/g, String.raw`\$&`).replaceAll('*', `${letter}*`),
  );
  return `(?:${patterns.join('|')})`;
}

const wordStart = String.raw`(?<![\p{L}\p{N}_{])`;
const wordEnd = String.raw`(?![\p{L}\p{N}_}])`;

function wholeWords(texts: readonly string[]): string {
  return wordStart + oneOf(texts, String.raw`\p{L}`) + wordEnd;
}

function valueOf(values: readonly string[]): string {
  return String.raw`\{${oneOf(values, String.raw`\w`)}\}`;
}

/** Matches whole words or phrases, in capitals or small letters; `*` stands for any letters. */
export function words(...texts: readonly string[]): RegExp {
  return new RegExp(wholeWords(texts), 'giu');
}

/** Like `words`, but only with the given capitals: `Pan` isn't `pan`. */
export function wordsAsWritten(...texts: readonly string[]): RegExp {
  return new RegExp(wholeWords(texts), 'gu');
}

/** Matches words directly before one of the values, such as an article before `{city}`. */
export function before(values: readonly string[], ...texts: readonly string[]): RegExp {
  return new RegExp(`${wholeWords(texts)} ${valueOf(values)}`, 'giu');
}

/** Matches words directly after one of the values, such as a participle after `{amount}`. */
export function after(values: readonly string[], ...texts: readonly string[]): RegExp {
  return new RegExp(`${valueOf(values)} ${wholeWords(texts)}`, 'giu');
}
