import { hasUnsafeCharacters } from './unsafe-text';

/** Default maximum length of a chat message in code points. */
export const defaultMessageLength = 2000;

const nothingToSee = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u;

/** The length of a text as its author sees it: code points of the composed form. */
export function codePointLength(text: string): number {
  return text.normalize('NFC').match(/./gsu)?.length ?? 0;
}

/** Whether a text has no visible characters: only blank, zero-width or control characters. */
export function isBlank(text: string): boolean {
  return nothingToSee.test(text);
}

/** Normalises a text for storage: NFC, `\n` line breaks, no other control characters, trimmed. */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .trim();
}

export type MessageProblem = 'message_empty' | 'message_too_long' | 'bad_request';

/** Validates a message; the accepted text is the one to store. */
export function checkMessageText(
  text: string,
  maximumLength: number = defaultMessageLength,
): { ok: true; text: string } | { ok: false; code: MessageProblem } {
  if (hasUnsafeCharacters(text)) return { ok: false, code: 'bad_request' };
  const stored = normaliseText(text);
  if (isBlank(stored)) return { ok: false, code: 'message_empty' };
  return codePointLength(stored) > maximumLength
    ? { ok: false, code: 'message_too_long' }
    : { ok: true, text: stored };
}
