import { codePointLength } from './message-text';
import { hasUnsafeCharacters } from './unsafe-text';

/** Length of a profile name in code points. */
export const nameLength = { minimum: 2, maximum: 30 } as const;

const leadingAt = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*[@\uFF20\uFE6B]/u;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A web address, with or without scheme, or a mail address. */
const address = /:\/\/|\bwww\.|[^\s@]@[^\s@]|[\p{L}\p{N}-]{2,}[.\u3002]\p{L}{2,}/iu;

export type NameProblem =
  'name_starts_with_at' | 'name_equals_email' | 'name_has_address' | 'too_short' | 'too_long' | 'invalid';

/**
 * Validates a profile name; the accepted name is NFC, trimmed, with single spaces. Look-alikes of `@` count
 * as `@`; direction overrides and invisible characters are invalid, and so are web and mail addresses. The
 * code is a field issue.
 */
export function checkProfileName(
  text: string,
  email: string,
): { ok: true; name: string } | { ok: false; code: NameProblem } {
  if (hasUnsafeCharacters(text)) return { ok: false, code: 'invalid' };
  if (leadingAt.test(text)) return { ok: false, code: 'name_starts_with_at' };
  const name = text.normalize('NFC').trim().replace(/ {2,}/g, ' ');
  if (likeness(name) === likeness(email)) return { ok: false, code: 'name_equals_email' };
  if (address.test(name.normalize('NFKC'))) return { ok: false, code: 'name_has_address' };
  const length = codePointLength(name);
  if (length < nameLength.minimum) return { ok: false, code: 'too_short' };
  if (length > nameLength.maximum) return { ok: false, code: 'too_long' };
  return !invisible.test(name) && /[\p{L}\p{N}]/u.test(name)
    ? { ok: true, name }
    : { ok: false, code: 'invalid' };
}

function likeness(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{White_Space}\p{Cf}]/gu, '')
    .toLowerCase();
}
