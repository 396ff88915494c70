const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const without = (letters: string, left: string) =>
  [...letters].filter((letter) => !left.includes(letter)).join('');

/** Latin-1 characters that none of the eleven languages uses; members' names may. */
export const latinRare = '¢¤¥¦¨¬®¯±²³´µ¶¸¹¼½¾ÃÐÕÝÞãðõ÷ýþ';

/**
 * Latin-1 as used by the eleven languages, French ligatures, and the texts' punctuation, spaces and signs.
 */
export const latin =
  range(0x20, 0x7e) + without(range(0xa0, 0xff), latinRare) + 'ŒœŸ\u2009\u202f–—‘’‚“”„•…‹›€™−';

/** Letters of the eleven languages outside Latin-1: Polish, Finnish loans, the German capital, Dutch ij. */
export const latinExtended = 'ĄąĆćĘęŁłŃńŚśŹźŻżŠšŽžẞĲĳ';

/** Returns the value of `unicode-range` for these letters. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
