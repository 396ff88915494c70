const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin-1, French ligatures and the punctuation, spaces and signs that the texts use. */
export const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŸ\u2009\u202f–—‘’‚“”„•…‹›€™−';

/** Letters of the eleven languages outside Latin-1: Polish, Finnish loans, the German capital, Dutch ij. */
export const latinExtended = 'ĄąĆćĘęŁłŃńŚśŹźŻżŠšŽžŸẞĲĳ';
