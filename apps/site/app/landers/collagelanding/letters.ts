import type { PosterColour } from '@heartwood/ui/poster-palette';

/** The papers of the letters: ground and ink. */
export const papers: readonly (readonly [ground: PosterColour, ink: PosterColour])[] = [
  ['red', 'cream'],
  ['yellow', 'night'],
  ['night', 'yellow'],
  ['teal', 'cream'],
  ['cream', 'red'],
  ['white', 'night'],
  ['plum', 'blush'],
];

/** The cuts of letters: width in percent, weight, size in em. */
export const cuts: readonly (readonly [width: number, weight: number, size: number])[] = [
  [84, 900, 1],
  [122, 600, 0.92],
  [92, 800, 1.12],
  [140, 900, 0.98],
  [78, 700, 1.2],
  [104, 750, 1.02],
];

/** Number of tilts that the letters have. */
export const tilts = 5;

/** Returns the paper of the letter at `index`; any four in a row differ. */
export function paperOf(index: number): number {
  return (index * 3 + Math.floor(index / 4)) % papers.length;
}

/** Splits a headline into two lines of about equal length; one line for a single word. */
export function inTwoLines(headline: string): readonly (readonly string[])[] {
  const words = headline.split(/ (?![?!:;])/u);
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)])
    .map((lines) => ({ lines, length: Math.max(...lines.map(lineWidth)) }))
    .toSorted((one, other) => one.length - other.length);
  return splits[0]?.lines ?? [words];
}

/** Returns the width of a line of cut letters, in em of the headline's size. */
export function lineWidth(words: readonly string[]): number {
  const letters = words.join('').length;
  return letters * 0.95 + (words.length - 1) * 0.36;
}
