import { idFrom } from '../../kernel/ids';
import { hashSecret } from '../../kernel/secrets';

/** A uuid that the same words always give. */
export function stableId(...words: readonly (string | number)[]): string {
  return idFrom(words.join('/'), 4);
}

/** A media key, 32 hexadecimal digits, that the same words always give. */
export function stableKey(...words: readonly (string | number)[]): string {
  return hashSecret(words.join('/')).slice(32);
}
