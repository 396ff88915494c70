import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { locales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import subsetFont from 'subset-font';
import { lettersOf } from './face';
import type { CutFace, Face } from './face';
import { faceSources } from './face-sources';

const require = createRequire(import.meta.url);
const latin = /^[\u0020-\u00ff\u0152\u0153\u0178\u2009-\u203a\u20ac]$/;

async function part({ source, axes }: Face, locale: Locale, of: string, letters: string): Promise<string> {
  const font = await readFile(require.resolve(`@fontsource-variable/${source.replace('{}', of)}`));
  const cut = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark'],
    variationAxes: axes(locale),
    noHinting: true,
  });
  return Buffer.from(cut).toString('base64');
}

async function cut(face: Face, locale: Locale): Promise<CutFace> {
  const file = require.resolve(`@heartwood/i18n/catalogues/${locale}`);
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const letters = lettersOf(face, texts);
  const own = [...letters].filter((letter) => latin.test(letter)).join('');
  const extended = [...letters].filter((letter) => !latin.test(letter)).join('');
  return {
    letters,
    woff2: await part(face, locale, 'latin', own),
    ...(extended ? { extended, extendedWoff2: await part(face, locale, 'latin-ext', extended) } : {}),
  };
}

const cutFaces: Record<string, Record<string, CutFace>> = {};
for (const face of faceSources) {
  const byLocale: Record<string, CutFace> = {};
  for (const locale of locales) byLocale[locale] = await cut(face, locale);
  cutFaces[face.family] = byLocale;
  const most = Math.max(...Object.values(byLocale).map(({ woff2 }) => woff2.length * 0.75));
  process.stdout.write(`${face.family}: at most ${Math.round(most)} bytes\n`);
}
await writeFile(new URL('faces.json', import.meta.url), `${JSON.stringify(cutFaces, null, 2)}\n`);
