import { randomInt } from 'node:crypto';

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What people call something by, such as `K7Q2-9MXP`: 40 random bits, without signs that look alike. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${part()}-${part()}`;
}
