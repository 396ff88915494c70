import { randomInt } from 'node:crypto';

/** The characters of references: digits and capitals that can't be mistaken for one another. */
export const referenceSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Creates a reference people can quote, such as `K7Q2-9MXP`: 40 random bits, without look-alike characters.
 */
export function newReference(): string {
  const part = () =>
    Array.from({ length: 4 }, () => referenceSigns[randomInt(referenceSigns.length)]).join('');
  return `${part()}-${part()}`;
}
