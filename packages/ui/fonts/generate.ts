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
  /** A feature that the texts do not need, and whose extra glyphs would cost kilobytes. */
  without?: string;
}

const text = { wght: { min: 400, max: 700 } };
/** The weight of labels and names. */
const boldText = { wght: 650 };

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
  {
    id: 'fraunces',
    file: 'fraunces/files/fraunces-{}-wght-normal.woff2',
    axes: { wght: 560 },
    weight: 'bold',
  },
  {
    id: 'wix-madefor-text',
    file: 'wix-madefor-text/files/wix-madefor-text-{}-wght-normal.woff2',
    axes: text,
    weight: 'regular',
  },
  {
    id: 'gabarito',
    file: 'gabarito/files/gabarito-{}-wght-normal.woff2',
    axes: { wght: 800 },
    weight: 'bold',
  },
  {
    id: 'funnel-sans',
    file: 'funnel-sans/files/funnel-sans-{}-wght-normal.woff2',
    axes: text,
    weight: 'regular',
  },
  {
    id: 'source-serif-4',
    file: 'source-serif-4/files/source-serif-4-{}-wght-normal.woff2',
    axes: { wght: 560 },
    weight: 'bold',
    without: 'ccmp',
  },
  {
    id: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{}-wght-normal.woff2',
    axes: text,
    weight: 'regular',
  },
  {
    id: 'cormorant',
    file: 'cormorant/files/cormorant-{}-wght-normal.woff2',
    axes: { wght: 650 },
    weight: 'bold',
  },
  {
    id: 'familjen-grotesk',
    file: 'familjen-grotesk/files/familjen-grotesk-{}-wght-normal.woff2',
    axes: text,
    weight: 'regular',
  },
  { id: 'syne', file: 'syne/files/syne-{}-wght-normal.woff2', axes: { wght: 750 }, weight: 'bold' },
  {
    id: 'host-grotesk',
    file: 'host-grotesk/files/host-grotesk-{}-wght-normal.woff2',
    axes: text,
    weight: 'regular',
  },
];

const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
const require = createRequire(import.meta.url);

for (const { id, file, axes, weight, without } of sources) {
  for (const [part, of, letters] of [
    ['latin', 'latin', latin],
    ['latin-rare', 'latin', latinRare],
    ['latin-ext', 'latin-ext', latinExtended],
  ] as const) {
    const source = await readFile(require.resolve(`@fontsource-variable/${file.replace('{}', of)}`));
    const kept = keepFeatures.filter((feature) => feature !== without);
    const options = { keepFeatures: kept, variationAxes: axes, noHinting: true };
    const subset = await subsetFont(source, letters, { ...options, targetFormat: 'woff2' });
    await writeFile(new URL(`${id}-${part}.woff2`, import.meta.url), subset);
    console.log(`${id}-${part}.woff2  ${subset.byteLength} bytes`);
    if (part === 'latin') {
      const plain = await subsetFont(source, letters, { ...options, targetFormat: 'sfnt' });
      console.log(`  fallback ${JSON.stringify(fallbackMetrics(plain, weight))}`);
      if (weight === 'bold') continue;
      const bold = await subsetFont(source, letters, {
        ...options,
        variationAxes: boldText,
        targetFormat: 'sfnt',
      });
      console.log(`  boldFallback ${JSON.stringify(fallbackMetrics(bold, 'bold'))}`);
    }
  }
}
