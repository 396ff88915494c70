import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueFile, readCatalogue } from '../scripts/catalogue-files';
import { pageNames } from './static-pages/static-page';

const pagesFolder = new URL('../pages/es/', import.meta.url);

const texts: [string, string][] = [
  ...Object.entries(readCatalogue(catalogueFile('es'))),
  ...pageNames.map((name): [string, string] => [
    `${name}.md`,
    readFileSync(new URL(`${name}.md`, pagesFolder), 'utf8'),
  ]),
];

/** The scenes of an evening start at 18:00, 20:00, 22:00 and 0:00. */
const fixedTimes = 'lander.cuts_submit: ';

/** Finds the matches of a pattern in a Spanish text. */
function places(pattern: RegExp): string[] {
  return texts.flatMap(([id, text]) => [...text.matchAll(pattern)].map(([found]) => `${id}: ${found}`));
}

describe('the Spanish texts', () => {
  it('have an opening mark for every question and exclamation', () => {
    const unopened = texts.filter(([, text]) =>
      (['¿?', '¡!'] as const).some(([open = '', close = '']) => {
        const marks = text.replaceAll(/\{[?!]\w+\}/g, '');
        return marks.split(open).length !== marks.split(close).length;
      }),
    );
    expect(unopened).toEqual([]);
  });

  it('contain no straight quotes and no three dots', () => {
    expect(places(/.{0,9}(?:["']|\.{3})/g)).toEqual([]);
  });

  it('have no article before a time of day', () => {
    expect(
      places(/\b(?:las?) (?:\{time\}|<time>)/g).filter((place) => !place.startsWith(fixedTimes)),
    ).toEqual([]);
  });

  it('address one person, without vosotros', () => {
    expect(places(/(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|\p{L}+(?:áis|éis))(?!\p{L})/giu)).toEqual([]);
  });

  it.each([
    ['web', /(?<!\p{L})sitios?(?!\p{L})/giu],
    ['like', /(?<!\p{L})(?:un|los|das?|dar) «?me gustas?»?(?!\p{L})/giu],
    ['atención al cliente', /(?<!\p{L})soporte(?!\p{L})/giu],
    ['adeudo directo', /(?<!\(mandato\) de )(?<!Orden de )domiciliaci(?:ón|ones)/giu],
    ['desistimiento y reembolsos', /devoluciones|condiciones de devolución/giu],
    ['eliminar la cuenta', /borr(?:a|as|ar|e|es) (?:tu|la) cuenta/giu],
    ['factura rectificativa', /nota de abono/giu],
    ['notificaciones push', /avisos push/giu],
    ['NIF-IVA', /número de IVA/giu],
    ['carpeta de spam', /correo no deseado/giu],
    ['forma de pago', /métodos? de pago/giu],
    ['registrarse', /(?<!\p{L})(?:únete|unirse|apuntarse|apúntate)(?!\p{L})/giu],
    ['Swipe', /(?<!\p{L})desliz\p{L}+/giu],
    ['flirtear', /coquete\p{L}+/giu],
  ])('use only the term “%s”', (_term, avoided) => {
    expect(places(avoided)).toEqual([]);
  });
});
