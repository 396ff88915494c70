import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { latin, latinExtended, latinRare, unicodeRange } from '../../fonts/letters';
import { themes } from './themes';
import type { ThemeSeeds } from './seeds';

const folder = fileURLToPath(new URL('../../fonts/', import.meta.url));
const size = (file: string) => statSync(`${folder}${file}`).size;

function firstLoad({ display, text }: ThemeSeeds): number {
  return [display.face, text.face].reduce(
    (sum, face) => sum + (face.kind === 'web' ? size(`${face.file}-latin.woff2`) : 0),
    0,
  );
}

describe('font files', () => {
  it.each([
    ['ember', 31_800],
    ['orchid', 30_200],
    ['velvet', 26_400],
    ['sorbet', 28_100],
    ['linen', 32_000],
    ['merlot', 30_500],
    ['cobalt', 27_000],
  ] as const)('%s loads at most %i bytes', (name, most) => {
    expect(firstLoad(themes[name])).toBeLessThanOrEqual(most);
  });

  it('with extended and rare letters have at most 4.6 kB each', () => {
    const extended = readdirSync(folder).filter((file) => /-latin-(?:ext|rare)\.woff2$/.test(file));
    expect(extended).toHaveLength(28);
    expect(Math.max(...extended.map(size))).toBeLessThanOrEqual(4600);
  });
});

describe('letters', () => {
  it.each([
    ['da', 'æøåé'],
    ['de', 'äöüßẞ„“‚‘»«'],
    ['en', '‘’“”–…'],
    ['es', 'áéíñóúü¿¡ªº«»'],
    ['fi', 'äöåšž”’'],
    ['fr', 'àâæçéèêëîïôœùûüÿ«»’\u00a0\u202f'],
    ['it', 'àèéìíîòóùú«»’'],
    ['nb', 'æøåàéèêóòôü«»'],
    ['nl', 'áéíóúàèëïöüĳ‘’'],
    ['pl', 'ąćęłńóśźż„”'],
    ['sv', 'åäöéàü”'],
  ])('%s needs no rare font file', (_, letters) => {
    const own = latin + latinExtended;
    const both = letters + letters.toUpperCase().replaceAll('SS', '');
    expect([...both].filter((letter) => !own.includes(letter))).toEqual([]);
  });

  it('are in one file each', () => {
    const all = [...latin, ...latinExtended, ...latinRare];
    expect(all).toHaveLength(new Set(all).size);
  });

  it('are listed as Unicode ranges', () => {
    expect(unicodeRange('dcbaœ€')).toBe('U+61-64,U+153,U+20AC');
  });
});
