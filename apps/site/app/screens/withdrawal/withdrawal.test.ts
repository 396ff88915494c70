import { readFileSync } from 'node:fs';
import { buildPayment, buildWithdrawal } from '@heartwood/api-contract/builders';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formulaText, receivedLines, receivedText, sumLines } from './withdrawal-texts';
import { purchasesOf } from './withdrawal.server';

const file = new URL('../../../../../packages/i18n/src/catalogues/de.json', import.meta.url);
const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const intl = createIntl({ locale: 'de', messages });
const now = '2026-11-22T17:44:07Z';
const at = { now, timeZone: 'Europe/Berlin' };

test('lists purchases within and after the withdrawal period, but not withdrawn ones', () => {
  const until = (withdraw_until: string | null, payment_id: string) =>
    buildPayment({ payment_id, status: 'completed', withdraw_until });
  const payments = [
    until('2026-11-22T17:44:08Z', 'open'),
    until(null, 'withdrawn'),
    until('2026-11-22T17:44:07Z', 'over'),
  ];
  expect(purchasesOf(payments, Date.parse(now)).map(({ payment_id, open }) => [payment_id, open])).toEqual([
    ['open', true],
    ['over', false],
  ]);
});

test('the review step shows what was paid, used and is refunded, and the calculation', () => {
  const withdrawal = buildWithdrawal({ method: 'paypal' });
  expect(sumLines(intl, withdrawal)).toEqual([
    { label: 'Bezahlt für 60 Credits', value: '29,99\u00a0€' },
    { label: 'Verbraucht', value: '41 Credits', tone: 'muted' },
    { label: 'Nicht verbraucht', value: '19 Credits', strong: true },
    { label: 'Du bekommst zurück', value: '9,50\u00a0€', total: true },
  ]);
  expect(formulaText(intl, withdrawal, at)).toBe(
    'Übrige Credits: 19 von 60, also 19/60 von 29,99\u00a0€. Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast: PayPal, bis spätestens 6. Dezember.',
  );
  expect(formulaText(intl, buildWithdrawal({ used: 60, unused: 0, amount: 0 }), at)).toBe(
    messages['withdrawal.nothing_left'],
  );
});

test('a direct debit that is not paid yet is shown as ordered, and that it is not collected', () => {
  const withdrawal = buildWithdrawal({
    method: 'directdebit',
    used: 0,
    unused: 60,
    removed: 0,
    amount: 2999,
    order_number: 'HW-1',
  });
  const ordered = { label: '60 Credits', value: '29,99\u00a0€', total: true };
  expect(sumLines(intl, withdrawal)).toEqual([ordered]);
  expect(receivedLines(intl, withdrawal)).toEqual([{ label: 'Bestellung', value: 'HW-1' }, ordered]);
  expect(formulaText(intl, withdrawal, at)).toBe(messages['withdrawal.uncollected']);
});

test('the confirmation shows the date and time to the second', () => {
  const withdrawal = buildWithdrawal({ method: 'ideal', confirmed: now });
  expect(receivedText(intl, now, at.timeZone)).toBe('Eingegangen am 22. November 2026 um 18:44:07 Uhr');
  expect(receivedLines(intl, withdrawal)).toEqual([
    { label: 'Bestellung', value: 'DEMO-2026-000001' },
    { label: 'Zurückgenommen', value: '19 Credits' },
    { label: 'Erstattet per', value: 'iDEAL' },
    { label: 'Erstattung', value: '9,50\u00a0€', total: true },
  ]);
});
