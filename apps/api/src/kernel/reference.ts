import { randomInt } from 'node:crypto';

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Creates a reference people can quote, such as `K7Q2-9MXP`: 40 random bits, without look-alike characters.
 */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${part()}-${part()}`;
}
