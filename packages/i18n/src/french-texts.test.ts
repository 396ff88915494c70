import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueFile, readCatalogue } from '../scripts/catalogue-files';
import { pageNames } from './static-pages/static-page';

const pagesFolder = new URL('../pages/fr/', import.meta.url);
const frontMatterKeys = /^(?:title|description): /gm;

const texts: [string, string][] = [
  ...Object.entries(readCatalogue(catalogueFile('fr'))),
  ...pageNames.map((name): [string, string] => [
    `${name}.md`,
    readFileSync(new URL(`${name}.md`, pagesFolder), 'utf8').replaceAll(frontMatterKeys, ''),
  ]),
];

/** Finds the matches of a pattern in a French text. */
function places(pattern: RegExp): string[] {
  return texts.flatMap(([id, text]) => [...text.matchAll(pattern)].map(([found]) => `${id}: ${found}`));
}

describe('the French texts', () => {
  it('use a narrow no-break space at ? ! ; « » and a no-break space before a colon', () => {
    expect(
      places(
        /.[ \u00a0][?!;»]|«[^\u202f].|[\p{L}\d”)][?!;»](?=\s|$)|.[ \u202f]:(?=\s|$)|[\p{L}\d)*»]:(?=\s|$)/gmu,
      ),
    ).toEqual([]);
  });

  it('contain no straight quotes and no three dots', () => {
    expect(places(/.{0,9}(?:['"]|\.{3})/g)).toEqual([]);
  });

  it('have no word that elides or contracts before a name', () => {
    expect(
      places(
        /(?<!\p{L})(?:de|du|des|le|la|les|que|lorsque|puisque|jusque|si|au|aux) \{(?:name|names|mail_name|brand|city|region|place|country|company|creditor|bank|device|method|gift|field|filter|language|languages)\}/giu,
      ),
    ).toEqual([]);
  });

  it.each([
    ['pack', /forfait/gi],
    ['e-mail', /(?<![-:\p{L}])(?:e?mails?|courriels?)(?![\p{L}>_}:])/giu],
    ['spams', /indésirables/gi],
    ['assistance', /service client|\bsupport\b/gi],
    ['paramètres', /préférences|\boptions du compte/gi],
    ['script tiers', /scripts? de tiers|rien de tiers/gi],
    [
      'rétractation et remboursement',
      /(?:politique|conditions) de (?:retour|remboursement)|retours et remboursements/gi,
    ],
    ['Rien ne se renouvelle automatiquement', /renouvelle tout seul/gi],
    ['prélèvement rejeté, paiement rejeté', /paiement (?:a été )?annulé par la banque|paiement repris/gi],
    ['numéro de suivi', /numéro de référence/gi],
    ['profil fictif', /faux profil|profils? virtuel/gi],
    ['règles d’exclusion', /bannissement|politique d’exclusion/gi],
    ['appli', /(?<!\p{L})app(?:lication)?(?!\p{L})/giu],
  ])('use only the term “%s”', (_term, avoided) => {
    expect(places(avoided)).toEqual([]);
  });
});
