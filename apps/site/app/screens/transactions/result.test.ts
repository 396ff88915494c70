import { readFileSync } from 'node:fs';
import { buildPayment } from '@heartwood/api-contract/builders';
import type { Payment } from '@heartwood/api-contract';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { resultLinks } from './result-links';
import { resultText, resultTitle } from './result-texts';
import type { PaymentData } from './transactions.server';

const file = new URL('../../../../../packages/i18n/src/catalogues/nl.json', import.meta.url);
const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const intl = createIntl({ locale: 'nl', messages });

const dataOf = (payment: Partial<Payment>, around: Partial<PaymentData> = {}): PaymentData => ({
  kind: 'payment',
  timeZone: 'UTC',
  payment: buildPayment({ payment_id: 'p1', package: 'c60', ...payment }),
  receipt: null,
  balance: null,
  back: null,
  paypal: true,
  ...around,
});

const shown = (data: PaymentData) => ({
  title: resultTitle(intl, data.payment.status),
  ways: resultLinks(intl, data).map(({ href }) => href),
});

test('a pending payment leads to the checkout, a completed one on', () => {
  expect([
    shown(dataOf({ status: 'pending', checkout_url: 'https://pay.example/1' })),
    shown(dataOf({ status: 'pending', checkout_url: null })),
    shown(dataOf({ status: 'completed' }, { back: '/chats/7' })),
  ]).toEqual([
    {
      title: messages['transactions.pending_title'],
      ways: ['https://pay.example/1', '/transactions/p1', '/members'],
    },
    { title: messages['transactions.pending_title'], ways: ['/transactions/p1', '/members'] },
    { title: messages['transactions.completed_title'], ways: ['/chats/7', '/transactions'] },
  ]);
});

test('a failed payment is tried again or by another method, a cancelled one too', () => {
  const ways = ['/credits/c60/ideal', '/credits/c60', '/members'];
  expect([
    shown(dataOf({ status: 'failed', method: 'ideal' })),
    shown(dataOf({ status: 'cancelled', method: 'ideal' })),
  ]).toEqual([
    { title: 'Betaling mislukt', ways },
    { title: messages['transactions.cancelled_title'], ways },
  ]);
});

test('a failed card payment offers a retry or PayPal, where PayPal is offered', () => {
  const failed = { status: 'failed', method: 'card' } as const;
  expect([shown(dataOf(failed)).ways, shown(dataOf(failed, { paypal: false })).ways]).toEqual([
    ['/credits/c60/card', '/credits/c60/paypal', '/credits/c60', '/members'],
    ['/credits/c60/card', '/credits/c60', '/members'],
  ]);
  const { payment } = dataOf(failed);
  expect([true, false].map((paypal) => resultText(intl, payment, { paypal }))).toEqual([
    messages['transactions.failed_card_text'],
    messages['transactions.failed_text'],
  ]);
});
