/** Advance widths of Arial in 1/1000 em, by weight, for space and a to z. */
const arial = {
  regular: [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
    556, 500, 722, 500, 500, 500,
  ],
  bold: [
    278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333,
    611, 556, 778, 556, 556, 500,
  ],
};

/** Frequency of space and a to z in running text, per mille. */
const frequency = [
  170, 63, 14, 21, 38, 118, 14, 18, 32, 61, 3, 11, 36, 23, 66, 57, 15, 1, 54, 54, 62, 29, 11, 14, 2, 12, 4,
];

const sampled = ' abcdefghijklmnopqrstuvwxyz';

function weighted(widths: readonly number[]): number {
  const total = frequency.reduce((sum, share) => sum + share, 0);
  return frequency.reduce((sum, share, index) => sum + share * (widths[index] ?? 0), 0) / total;
}

function tables(font: DataView): Map<string, number> {
  const found = new Map<string, number>();
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(record + byte)));
    found.set(tag, font.getUint32(record + 8));
  }
  return found;
}

function glyphOf(font: DataView, cmap: number, code: number): number {
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const table = cmap + font.getUint32(cmap + 4 + index * 8 + 4);
    if (font.getUint16(table) !== 4) continue;
    const segments = font.getUint16(table + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const end = font.getUint16(table + 14 + segment * 2);
      if (code > end) continue;
      const start = font.getUint16(table + 16 + segments * 2 + segment * 2);
      if (code < start) return 0;
      const delta = font.getInt16(table + 16 + segments * 4 + segment * 2);
      const offsetAt = table + 16 + segments * 6 + segment * 2;
      const offset = font.getUint16(offsetAt);
      if (offset === 0) return (code + delta) & 0xffff;
      return (font.getUint16(offsetAt + offset + (code - start) * 2) + delta) & 0xffff;
    }
  }
  throw new Error('The font has no character map of format 4');
}

const percent = (value: number) => Math.round(value * 10_000) / 100;

/** Measures an uncompressed font. Returns the metrics that make Arial take the same space, in percent. */
export function fallbackMetrics(file: Uint8Array, weight: keyof typeof arial) {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const at = tables(font);
  const table = (tag: string) => {
    const offset = at.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table`);
    return offset;
  };
  const unitsPerEm = font.getUint16(table('head') + 18);
  const hhea = table('hhea');
  const longMetrics = font.getUint16(hhea + 34);
  const advance = (letter: string) => {
    const glyph = glyphOf(font, table('cmap'), letter.codePointAt(0) ?? 0);
    return (font.getUint16(table('hmtx') + Math.min(glyph, longMetrics - 1) * 4) * 1000) / unitsPerEm;
  };
  const sizeAdjust = weighted(Array.from(sampled, advance)) / weighted(arial[weight]);
  const vertical = (offset: number) => font.getInt16(hhea + offset) / unitsPerEm / sizeAdjust;
  return {
    sizeAdjust: percent(sizeAdjust),
    ascent: percent(vertical(4)),
    descent: percent(-vertical(6)),
    lineGap: percent(vertical(8)),
  };
}
