import { readFileSync } from 'node:fs';
import { buildPayment, buildReceipt } from '@heartwood/api-contract/builders';
import type { Payment, Receipt } from '@heartwood/api-contract';
import { failureReasons } from '@heartwood/domain';
import { locales } from '@heartwood/i18n';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { resultLines } from './result-lines';
import { resultLinks } from './result-links';
import { pendingSteps, resultText, resultTitle } from './result-texts';
import type { PaymentData } from './transactions.server';

const file = new URL('../../../../../packages/i18n/src/catalogues/nl.json', import.meta.url);
const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const intl = createIntl({ locale: 'nl', messages });
const now = '2026-01-05T12:00:07Z';

const dataOf = (payment: Partial<Payment>, around: Partial<PaymentData> = {}): PaymentData => ({
  kind: 'payment',
  timeZone: 'UTC',
  now,
  payment: buildPayment({ payment_id: 'p1', package: 'c60', ...payment }),
  receipt: null,
  balance: null,
  back: null,
  partner: null,
  methods: ['ideal', 'card', 'paypal'],
  sold: true,
  discount: null,
  showsReceipt: false,
  costs: { message: 1, photo: 2 },
  ...around,
});

function shown(data: PaymentData) {
  const { primary, ways, papers = [], others = [] } = resultLinks(intl, data);
  return {
    title: resultTitle(intl, data),
    ways: [primary, ...(ways?.items ?? []), ...papers, ...others].map(({ href }) => href),
  };
}

const labels = (data: PaymentData) => {
  const { primary, ways } = resultLinks(intl, data);
  return [primary, ...(ways?.items ?? [])].map(({ label }) => label);
};

const furtherLabels = (data: PaymentData) => resultLinks(intl, data).others?.map(({ label }) => label);

test('a pending payment links to the checkout, a completed one to the page before', () => {
  expect([
    shown(dataOf({ status: 'pending', checkout_url: 'https://pay.example/1' })),
    shown(dataOf({ status: 'pending', checkout_url: null })),
    shown(dataOf({ status: 'completed' }, { back: '/chats/7', receipt: buildReceipt() })),
  ]).toEqual([
    {
      title: messages['transactions.pending_title'],
      ways: ['/members', 'https://pay.example/1', '/transactions/p1'],
    },
    { title: messages['transactions.pending_title'], ways: ['/members', '/transactions/p1'] },
    {
      title: messages['transactions.completed_title'],
      ways: ['/chats/7', '/transactions/p1?show=receipt', '/pages/service', '/transactions'],
    },
  ]);
});

test('the link back to a fictional profile has its mark', () => {
  const primary = (fictional: boolean) => {
    const partner = { id: 'm7', name: 'Iris', fictional };
    return resultLinks(intl, dataOf({ status: 'completed' }, { back: '/chats/7', partner })).primary;
  };
  const link = { href: '/chats/7', label: 'Terug naar Iris' };
  expect([primary(true), primary(false)]).toEqual([
    { ...link, fictional: messages['people.fictional'] },
    { ...link, fictional: undefined },
  ]);
});

test('a pending payment shows its three steps and the time of the last check', () => {
  expect(pendingSteps(intl, dataOf({ method: 'ideal' }), now)).toEqual([
    { state: 'done', label: 'Bestelling ontvangen', note: '60 credits, €\u00a029,99' },
    { state: 'now', label: 'Wachten op betaling (iDEAL)', note: 'Laatst gecontroleerd: 12:00:07' },
    { state: 'next', label: 'Credits op je saldo', note: 'We sturen je ook een e-mail' },
  ]);
});

test('a failed or cancelled payment links to a retry, a failed one also to other methods', () => {
  expect([
    shown(dataOf({ status: 'failed', method: 'ideal' })),
    shown(dataOf({ status: 'cancelled', method: 'ideal' }, { back: '/chats/7' })),
    shown(dataOf({ status: 'failed', method: 'ideal' }, { sold: false })),
  ]).toEqual([
    {
      title: 'Betaling mislukt',
      ways: [
        '/credits/c60/paypal?country=NL',
        '/credits/c60/card?country=NL',
        '/credits/c60/ideal?country=NL',
        '/members',
      ],
    },
    {
      title: messages['transactions.cancelled_title'],
      ways: ['/credits/c60?country=NL&to=%2Fchats%2F7', '/chats/7'],
    },
    { title: 'Betaling mislukt', ways: ['/credits?country=NL', '/members'] },
  ]);
});

test('on another device, or a day later, every outcome leads to the members', () => {
  const onwards = (['pending', 'completed', 'failed', 'cancelled'] as const).map((status) => {
    const { primary, others = [] } = resultLinks(intl, dataOf({ status, checkout_url: null }));
    return [primary, ...others].find(({ href }) => href === '/members')?.label;
  });
  expect(onwards).toEqual(Array.from({ length: 4 }, () => messages['transactions.to_members']));
});

test('a repeated order keeps its country and a code that does not apply automatically', () => {
  const cancelled = { status: 'cancelled', country: 'AT' } as const;
  const again = (payment: Partial<Payment>, discount: string | null) =>
    resultLinks(intl, dataOf({ ...cancelled, ...payment }, { discount })).primary.href;
  expect([
    again({ code: 'SPRING24' }, 'TIMEBONUS25'),
    again({ code: 'TIMEBONUS25' }, 'TIMEBONUS25'),
    again({ country: null }, null),
  ]).toEqual(['/credits/c60?country=AT&code=SPRING24', '/credits/c60?country=AT', '/credits/c60']);
});

test('a failed card payment offers a retry or PayPal, if PayPal is available', () => {
  const failed = { status: 'failed', method: 'card' } as const;
  const alone = dataOf(failed, { methods: ['card'] });
  const members = messages['transactions.to_members'];
  expect([labels(dataOf(failed)), furtherLabels(dataOf(failed))]).toEqual([
    ['Verder met PayPal', 'iDEAL'],
    ['Opnieuw proberen', members],
  ]);
  expect([labels(alone), furtherLabels(alone)]).toEqual([['Opnieuw proberen'], [members]]);
});

test('a failed payment offers every other method, PayPal first, and the failed one if it still exists', () => {
  const methods = ['ideal', 'card', 'paypal', 'directdebit', 'banktransfer', 'paysafecard'];
  const failed = (method: string) => dataOf({ status: 'failed', method }, { methods });
  const others = ['Eenmalige incasso', 'Overboeking', 'Paysafe Card'];
  expect(['card', 'paypal', 'sofort'].map((method) => labels(failed(method)))).toEqual([
    ['Verder met PayPal', 'iDEAL', ...others],
    ['Verder met iDEAL', 'Creditcard', ...others],
    ['Verder met PayPal', 'iDEAL', 'Creditcard', ...others],
  ]);
  expect(furtherLabels(failed('sofort'))).toEqual([messages['transactions.to_members']]);
});

test('a failed payment shows the reason its provider gave, and nothing of a card for other methods', () => {
  const reasons = [...failureReasons, undefined];
  const textsOf = (method: string) =>
    reasons.map((failure_reason) => resultText(intl, dataOf({ status: 'failed', method, failure_reason })));
  const texts = (...names: string[]) => names.map((name) => messages[`transactions.failed_${name}`]);
  expect([textsOf('card'), textsOf('bancontact')]).toEqual([
    texts('card_declined', 'funds', 'card_expired', 'unconfirmed', 'card_details', 'text'),
    texts('declined', 'funds', 'text', 'unconfirmed', 'text', 'text'),
  ]);
});

test.each(locales)('no sentence of a failed payment without a card mentions one in %s', (locale) => {
  const catalogue = new URL(`../../../../../packages/i18n/src/catalogues/${locale}.json`, import.meta.url);
  const own = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, string>;
  const ownTexts = ['text', 'declined', 'funds', 'unconfirmed'].map(
    (name) => own[`transactions.failed_${name}`],
  );
  expect(
    ownTexts.filter(
      (text) => text === undefined || /card|kaart|karte|kort|tarjeta|carta|carte|kart/i.test(text),
    ),
  ).toEqual([]);
});

test('the back link names the other member while the conversation exists', () => {
  const around = { back: '/chats/7', partner: { id: 'k', name: 'Kwame', fictional: false } };
  expect([
    labels(dataOf({ status: 'completed' }, around)),
    labels(dataOf({ status: 'completed' }, { ...around, partner: null })),
  ]).toEqual([['Terug naar Kwame'], [messages['transactions.back_to_chat']]]);
});

test('the back link names the profile or the own photos that the member came from', () => {
  const links = ['/members/m1', '/likes/m/m1', '/profile?edit=photos'].map((back) => {
    const { primary } = resultLinks(intl, dataOf({ status: 'completed' }, { back }));
    return [primary.href, primary.label];
  });
  expect(links).toEqual([
    ['/members/m1', 'Terug naar het profiel'],
    ['/likes/m/m1', 'Terug naar het profiel'],
    ['/profile?edit=photos', 'Terug naar je foto’s'],
  ]);
});

test('a completed payment shows the new balance and what it buys', () => {
  expect(resultText(intl, dataOf({ status: 'completed' }, { balance: 61 }))).toBe(
    'Dank je wel! Je hebt nu 61 credits: 61 berichten of 30 foto’s.',
  );
});

test('a payment completed after its discount ended shows what was paid and credited', () => {
  const late = { status: 'completed', discount_gone: true, credits: 44, amount: 2249 } as const;
  expect(resultText(intl, dataOf(late, { balance: 45 }))).toBe(
    'Dank je wel! Je hebt nu 45 credits: 45 berichten of 22 foto’s. Je betaling kwam binnen toen de korting niet meer gold: €\u00a022,49 betaald, 44 credits bijgeschreven.',
  );
});

test('a refund shows its date and the remaining amount, and the VAT stays with the amount paid', () => {
  const back = (kind: Receipt['refunds'][number]['kind'], amount: number) =>
    dataOf(
      { status: 'completed', method: 'ideal', created: '2026-01-05T12:00:00Z' },
      {
        receipt: buildReceipt({
          refunds: [{ number: 'C-1', kind, amount, vat_amount: null, created: '2026-01-08T09:00:00Z' }],
        }),
      },
    );
  expect(resultLines(intl, back('withdrawal', 950)).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Pakket: 60 credits',
    'Betaald: €\u00a029,99',
    'Inclusief btw (21%): €\u00a05,20',
    'Betaald via: iDEAL',
    'Datum: 5 januari 2026 om 12:00',
    'Herroepen op 8 januari: €\u00a0−9,50',
    'Resterend bedrag: €\u00a020,49',
    'Bestelling: DEMO-2026-000001',
  ]);
});

test('the title and the sentence name a refund and a chargeback', () => {
  const results = [{ refunded: 950 }, { refunded: 2999 }, { charged_back: 2999 }].map((gone) => {
    const data = dataOf({ status: 'completed', method: 'ideal', amount: 2999, ...gone });
    return [resultTitle(intl, data), resultText(intl, data)];
  });
  const refunded =
    'Het geld gaat terug via de betaalwijze waarmee je hebt betaald: iDEAL. Dat kan een paar dagen duren.';
  expect(results).toEqual([
    ['Deels terugbetaald', refunded],
    ['Terugbetaald', refunded],
    [messages['transactions.charged_back_title'], messages['transactions.charged_back_text']],
  ]);
});

test('a purchase links to the withdrawal until its period ends', () => {
  const withdrawal = (withdraw_until: string | null) =>
    resultLinks(intl, dataOf({ status: 'completed', withdraw_until })).withdrawal?.action.href;
  expect([withdrawal('2026-01-19T12:00:00Z'), withdrawal(now), withdrawal(null)]).toEqual([
    '/withdrawal?payment=p1',
    undefined,
    undefined,
  ]);
});

test('a pending payment offers the withdrawal once it is binding', () => {
  const withdrawal = (withdraw_until: string | null) =>
    resultLinks(intl, dataOf({ status: 'pending', checkout_url: null, withdraw_until })).withdrawal?.action;
  expect([withdrawal('2099-01-19T11:00:00Z'), withdrawal(null)]).toEqual([
    { href: '/withdrawal?payment=p1', label: messages['withdrawal.title'] },
    undefined,
  ]);
});
