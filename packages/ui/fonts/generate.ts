import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { latin, latinExtended, latinRare } from './letters';
import { fallbackMetrics } from './metrics';

interface Source {
  id: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: 'regular' | 'bold';
}

const text = { wght: { min: 400, max: 700 } };

const sources: Source[] = [
  {
    id: 'bricolage-grotesque',
    file: 'bricolage-grotesque/files/bricolage-grotesque-{}-wght-normal.woff2',
    axes: { wght: 700 },
    weight: 'bold',
  },
  { id: 'figtree', file: 'figtree/files/figtree-{}-wght-normal.woff2', axes: text, weight: 'regular' },
  {
    id: 'archivo',
    file: 'archivo/files/archivo-{}-standard-normal.woff2',
    axes: { wght: 750, wdth: 118 },
    weight: 'bold',
  },
  { id: 'geist', file: 'geist/files/geist-{}-wght-normal.woff2', axes: text, weight: 'regular' },
];

const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
const require = createRequire(import.meta.url);

for (const { id, file, axes, weight } of sources) {
  for (const [part, of, letters] of [
    ['latin', 'latin', latin],
    ['latin-rare', 'latin', latinRare],
    ['latin-ext', 'latin-ext', latinExtended],
  ] as const) {
    const source = await readFile(require.resolve(`@fontsource-variable/${file.replace('{}', of)}`));
    const options = { keepFeatures, variationAxes: axes, noHinting: true };
    const subset = await subsetFont(source, letters, { ...options, targetFormat: 'woff2' });
    await writeFile(new URL(`${id}-${part}.woff2`, import.meta.url), subset);
    console.log(`${id}-${part}.woff2  ${subset.byteLength} bytes`);
    if (part === 'latin') {
      const plain = await subsetFont(source, letters, { ...options, targetFormat: 'sfnt' });
      console.log(`  fallback ${JSON.stringify(fallbackMetrics(plain, weight))}`);
    }
  }
}
