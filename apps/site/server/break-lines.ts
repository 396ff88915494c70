/** A part of a text, and whether it is stressed. */
export interface TextPart {
  readonly text: string;
  readonly stressed: boolean;
}

/** A word with what follows up to the next space; its parts are set without a gap. */
type Word = readonly TextPart[];

/** A line's words, each a list of parts. */
export type Line = readonly Word[];

/** Measures a text, in the unit of the width. */
type Measure = (text: string) => number;

function wordsOf(parts: readonly TextPart[]): Word[] {
  const words: TextPart[][] = [[]];
  for (const { text, stressed } of parts) {
    // Only plain spaces separate words: French joins punctuation to the word with narrow ones.
    const [first = '', ...more] = text.split(/ +/);
    if (first) words.at(-1)?.push({ text: first, stressed });
    for (const word of more) words.push(word ? [{ text: word, stressed }] : []);
  }
  return words.filter((word) => word.length > 0);
}

/** Returns the text of a line for measuring. */
export function lineText(line: Line): string {
  return line.map((word) => word.map(({ text }) => text).join('')).join(' ');
}

function fill(words: readonly Word[], width: number, measure: Measure): Line[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && measure(lineText([...line, word])) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Returns all ways to break words into this many lines. */
function breaksOf(words: readonly Word[], count: number): Line[][] {
  if (count <= 1) return [[words]];
  const heads = words.slice(0, words.length - count + 1).map((_, end) => words.slice(0, end + 1));
  return heads.flatMap((head) =>
    breaksOf(words.slice(head.length), count - 1).map((rest) => [head, ...rest]),
  );
}

/** Returns the breaks that leave the least, and the most even, space. */
function evenest(ways: readonly Line[][], width: number, measure: Measure): Line[] | undefined {
  const fitting = ways
    .map((lines) => ({ lines, spaces: lines.map((line) => width - measure(lineText(line))) }))
    .filter(({ spaces }) => spaces.every((space) => space >= 0))
    .map(({ lines, spaces }) => ({ lines, cost: spaces.reduce((sum, space) => sum + space * space, 0) }));
  return fitting.toSorted((one, other) => one.cost - other.cost)[0]?.lines;
}

const mostWeighedWords = 12;

/**
 * Breaks a text into as few lines as fit the width, of about equal length. A word wider than the width gets
 * its own line, so the widest line may exceed it.
 */
export function breakLines(
  parts: readonly TextPart[],
  width: number,
  measure: Measure,
): { readonly lines: readonly Line[]; readonly width: number } {
  const words = wordsOf(parts);
  const greedy = fill(words, width, measure);
  const ways = words.length > mostWeighedWords ? [] : breaksOf(words, greedy.length);
  const lines = evenest(ways, width, measure) ?? greedy;
  return { lines, width: Math.max(0, ...lines.map((line) => measure(lineText(line)))) };
}
