import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const sources = {
  pen: { style: 'italic', wght: 500 },
  quote: { style: 'normal', wght: 500 },
} as const;

/**
 * The characters that members write in a message in our eleven languages, inside and outside Latin-1; others
 * use a fallback font.
 */
const alphabets = {
  latin:
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
    ' .,;:!?…-–—\'"‘’“”„‚«»()&/€%' +
    'àáâäåæçèéêëìíîïñòóôöøœùúûüÿßÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØŒÙÚÛÜ¿¡',
  'latin-ext': 'ąćęłńśźżĄĆĘŁŃŚŹŻőűŐŰčďěňřšťůžČĎĚŇŘŠŤŮŽ',
} as const;

for (const [name, { style, wght }] of Object.entries(sources)) {
  for (const [part, letters] of Object.entries(alphabets)) {
    const file = `@fontsource-variable/bodoni-moda/files/bodoni-moda-${part}-standard-${style}.woff2`;
    const cut = await subsetFont(await readFile(require.resolve(file)), letters, {
      targetFormat: 'woff2',
      keepFeatures: ['kern', 'locl'],
      variationAxes: { opsz: 14, wght },
      noHinting: true,
    });
    await writeFile(new URL(`${name}-${part}.woff2`, import.meta.url), cut);
    process.stdout.write(`${name}-${part}: ${cut.length} bytes\n`);
  }
}
