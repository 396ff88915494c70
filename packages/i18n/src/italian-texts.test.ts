import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueFile, readCatalogue } from '../scripts/catalogue-files';

const pagesFolder = new URL('../pages/it/', import.meta.url);
const pages = readdirSync(pagesFolder).map((file): [string, string] => [
  file,
  readFileSync(new URL(file, pagesFolder), 'utf8'),
]);
const texts = [...Object.entries(readCatalogue(catalogueFile('it'))), ...pages];

function matching(pattern: RegExp): string[] {
  return texts.filter(([, text]) => pattern.test(text)).map(([name]) => name);
}

it('no article directly precedes a value: “il 3 maggio”, but “l’8 maggio”', () => {
  const article =
    /(?<![\p{L}’])(?:il|lo|la|i|gli|le|(?:de|a|da|ne|su)(?:l|ll[aeo]|gli)|(?:de|ne|su)i)\s+(?:<\w+>)?[{#]/iu;
  expect('Valido fino al {date}').toMatch(article);
  expect('Scadenza: {date}').not.toMatch(article);
  expect(matching(article)).toEqual([]);
});

it('each concept has a single term', () => {
  const avoided =
    /(?<!\p{L})(?:e-mail|membro|di fantasia|condizioni di reso|mezzo di pagamento|script di terzi|paes[ei])(?!\p{L})/u;
  expect('La nostra e-mail').toMatch(avoided);
  expect('La nostra email').not.toMatch(avoided);
  expect(matching(avoided)).toEqual([]);
});
