import { vars } from '../themes/contract.css';

/** Length of the longest unbreakable piece of text, in characters; set it next to `fitted`. */
export const unbroken = 'var(--hw-unbroken)';

/** Returns the length of the longest word. */
export const longestWord = (words: string): number =>
  Math.max(...words.split(/\s/).map(({ length }) => length));

/**
 * Returns a font size at which `unbroken` characters fit into the nearest size container, in any theme's
 * face.
 */
export const fitted = (size: string) => `min(${size}, 100cqi / (${unbroken} * .65))`;

/** The same for the display face; the widest one needs half as much again as the letter width of `fitted`. */
export const fittedDisplay = (size: string) => `calc(${fitted(`${size} / .68`)} * .68 * ${vars.font.scale})`;
