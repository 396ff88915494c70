import { createHash } from 'node:crypto';

function digest(words: readonly (string | number)[]): string {
  return createHash('sha256').update(words.join('/')).digest('hex');
}

/** Returns a deterministic uuid for the words. */
export function stableId(...words: readonly (string | number)[]): string {
  const hex = digest(words);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns a deterministic media key, 32 hexadecimal digits, for the words. */
export function stableKey(...words: readonly (string | number)[]): string {
  return digest(words).slice(32);
}
