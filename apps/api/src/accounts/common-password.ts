import type { BrandSettings } from '../kernel/brands';

/** Words a password must not be made of, in addition to common passwords. */
export interface OwnWords {
  email: string;
  name: string;
  /** The brand's name and domain. */
  site: readonly string[];
}

/** The words of a brand. */
export function siteWords({ brand, name, domain }: BrandSettings): string[] {
  return [brand, name, domain];
}

let listed: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 breached passwords; loaded when the first password is chosen, since they take memory. */
function readList(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return listed;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();
const lettersOf = (text: string) => fold(text).replaceAll(/[^\p{L}]/gu, '');

function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some(
    (length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length),
  );
}

function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/**
 * Whether a password is easily guessed: blank, a repeated character or short run, consecutive characters, a
 * common password (also with digits and symbols around it), or the member's own name, mail address or site.
 */
export async function isCommonPassword(password: string, { email, name, site }: OwnWords): Promise<boolean> {
  const text = fold(password);
  if (text === '' || isRepeated(text) || isSequence(text)) return true;
  const letters = lettersOf(password);
  const own = [email, email.slice(0, email.lastIndexOf('@')), name, ...site];
  if (own.some((word) => fold(word) === text || (lettersOf(word).length > 2 && lettersOf(word) === letters)))
    return true;
  const list = await readList();
  return list.has(text) || list.has(letters);
}
