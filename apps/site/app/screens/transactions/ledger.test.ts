import { readFileSync } from 'node:fs';
import { buildLedgerEntry, buildPayment } from '@heartwood/api-contract/builders';
import type { LedgerEntry } from '@heartwood/api-contract';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { transactionsCsv } from '../../actions/transactions-csv.server';
import { ledgerDays, shownEntries } from './ledger-days';
import { dayTitle, ledgerRow } from './ledger-rows';

const file = new URL('../../../../../packages/i18n/src/catalogues/de.json', import.meta.url);
const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const intl = createIntl({ locale: 'de', messages });
const timeZone = 'Europe/Berlin';
const now = '2026-11-22T17:40:00Z';

const about = (name: string, { gift = null, fictional = false }: Partial<About> = {}): About => ({
  conversation: `c-${name}`,
  name,
  fictional,
  gift,
});
type About = NonNullable<LedgerEntry['about']>;
const entry = (change: Partial<LedgerEntry>) =>
  buildLedgerEntry({ payment_id: null, credits: -1, kind: 'message', created: now, ...change });

const ledger = [
  entry({ id: '1', about: about('Lena'), balance: 19 }),
  entry({ id: '2', kind: 'gift', credits: -3, about: about('Aylin', { gift: 'rose' }), balance: 20 }),
  entry({ id: '3', kind: 'returned', credits: 2, about: about('Joost'), balance: 23 }),
  entry({ id: '4', kind: 'photo', credits: -2, about: about('Joost'), balance: 21 }),
  entry({ id: '5', about: about('Lena'), balance: 23, created: '2026-11-21T22:59:00Z' }),
  entry({ id: '6', about: about('Aylin'), balance: 24, created: '2026-11-21T22:58:00Z' }),
  entry({ id: '7', about: about('Lena'), balance: 25, created: '2026-11-21T22:57:00Z' }),
  entry({
    id: '8',
    kind: 'purchase',
    credits: 30,
    payment_id: 'p1',
    balance: 26,
    created: '2026-11-19T08:00:00Z',
  }),
];

test('ledger entries are grouped by day, and consecutive messages share one row', () => {
  const days = ledgerDays(ledger, { shown: 'all', timeZone });
  const rows = days.map((found) => [
    dayTitle(intl, found, { now, timeZone }),
    ...found.runs
      .map((run) => ledgerRow(intl, run, timeZone))
      .map(({ label, time, note, credits, balance, href }) => [label, time, note, credits, balance, href]),
  ]);
  const after = (balance: number) => ({ number: String(balance), words: `Guthaben ${balance}` });
  expect(rows).toEqual([
    [
      'heute',
      ['Nachricht an Lena', '18:40', undefined, '−1', after(19), '/chats/c-Lena'],
      ['Rote Rose für Aylin', '18:40', undefined, '−3', after(20), '/chats/c-Aylin'],
      [
        'Credits zurück (Joost)',
        '18:40',
        'abgelehnt oder nicht zugestellt',
        '+2',
        after(23),
        '/chats/c-Joost',
      ],
      ['Foto an Joost', '18:40', undefined, '−2', after(21), '/chats/c-Joost'],
    ],
    ['gestern', ['3 Nachrichten', '23:59', 'an Lena und Aylin', '−3', after(23), undefined]],
    [
      'Donnerstag, 19. November',
      ['30 Credits gekauft', '9:00', undefined, '+30', after(26), '/transactions/p1'],
    ],
  ]);
});

test('a row about fictional profiles is marked, and shared with messages to other members by none', () => {
  const drawn = about('Iris', { fictional: true });
  const days = ledgerDays(
    [
      entry({ kind: 'gift', about: { ...drawn, gift: 'rose' } }),
      entry({ about: drawn }),
      entry({ about: about('Juno', { fictional: true }) }),
      entry({ about: about('Lena') }),
      entry({ about: null }),
    ],
    { shown: 'all', timeZone },
  );
  const rows = days.flatMap(({ runs }) => runs).map((run) => ledgerRow(intl, run, timeZone));
  expect(rows.map(({ label, note, fictional }) => [label, note, fictional])).toEqual([
    ['Rote Rose für Iris', undefined, messages['people.fictional']],
    ['2 Nachrichten', 'an Iris und Juno', messages['people.fictional']],
    ['2 Nachrichten', 'an Lena', undefined],
  ]);
});

test('a chargeback and one that was won have different labels', () => {
  const labels = [-15, 15].map((credits) => {
    const { label, tone } = ledgerRow(intl, [entry({ kind: 'chargeback', credits })], timeZone);
    return [label, tone];
  });
  expect(labels).toEqual([
    ['Zahlung zurückgebucht', 'neutral'],
    ['Rückbuchung aufgehoben', 'success'],
  ]);
});

test('filters the ledger by incoming or outgoing entries', () => {
  const ids = (asked: string | null) =>
    ledgerDays(ledger, { shown: shownEntries(asked), timeZone })
      .flatMap(({ runs }) => runs.flat())
      .map(({ id }) => id)
      .join('');
  expect([ids(null), ids('in'), ids('out'), ids('constructor')]).toEqual([
    '12345678',
    '38',
    '124567',
    '12345678',
  ]);
});

test('the CSV export quotes text and neutralizes formulas', () => {
  const payments = [buildPayment({ payment_id: 'p1', amount: 2999, currency: 'EUR' })];
  const odd = entry({ id: '9', about: about('=HYPERLINK("x")'), balance: 18 });
  expect(transactionsCsv([odd, ...ledger.slice(-1)], payments).split('\r\n')).toEqual([
    'date,kind,member,fictional,gift,credits,balance,payment,amount,currency',
    `"${now}","message","'=HYPERLINK(""x"")","false",,-1,18,,,`,
    '"2026-11-19T08:00:00Z","purchase",,,,30,26,"p1","29.99","EUR"',
    '',
  ]);
});
