import { readFileSync } from 'node:fs';
import { buildSpending } from '@heartwood/api-contract/builders';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { spendingFigure } from './spending-figure';

const file = new URL('../../../../../packages/i18n/src/catalogues/nl.json', import.meta.url);
const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const intl = createIntl({ locale: 'nl', messages });

const othersOf = (spending: Parameters<typeof buildSpending>[0]) =>
  spendingFigure(intl, buildSpending({ spent: 1500, ...spending })).others;
const francs = { spent: 3000, open: 0, currency: 'CHF' };
const kronor = { spent: 0, open: 20_000, currency: 'SEK' };

test('spending in other currencies gets a line each, without adding anything up', () => {
  expect([
    othersOf({}),
    othersOf({ other_currencies: [francs] }),
    othersOf({ limit: 5000, other_currencies: [francs, kronor] }),
  ]).toEqual([
    [],
    ['In een andere valuta: CHF\u00a030,00.'],
    [
      'In een andere valuta: CHF\u00a030,00.',
      'In een andere valuta: SEK\u00a00,00. Openstaande bestellingen: SEK\u00a0200,00.',
      'Bedragen in andere valuta’s tellen tegen onze prijzen mee voor je limiet.',
    ],
  ]);
});

test('the meter shows all that counts towards the limit', () => {
  const spending = buildSpending({ spent: 1500, counted: 4500, limit: 5000, other_currencies: [francs] });
  expect(spendingFigure(intl, spending).meter).toEqual({ value: 0.9, label: 'je limiet: €\u00a050,00' });
});
