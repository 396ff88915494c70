import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
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
    ['ember', 35_500],
    ['velvet', 29_600],
  ] as const)('%s loads at most %i bytes', (name, most) => {
    expect(firstLoad(themes[name])).toBeLessThanOrEqual(most);
  });

  it('keeps the letters outside Latin-1 under 4 kB a face', () => {
    const extended = readdirSync(folder).filter((file) => file.endsWith('-latin-ext.woff2'));
    expect(extended).toHaveLength(4);
    expect(Math.max(...extended.map(size))).toBeLessThanOrEqual(4000);
  });
});
