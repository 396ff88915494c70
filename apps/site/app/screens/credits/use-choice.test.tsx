import { buildCreditPackage, buildPaymentMethod } from '@heartwood/api-contract/builders';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offersOf } from './offers';
import { useChoice } from './use-choice';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Data = Parameters<typeof useChoice>[0];

const packages = [
  buildCreditPackage({ id: 'small', credits: 10, amount: 1490 }),
  buildCreditPackage({ id: 'large', credits: 75, amount: 7490 }),
];
const dataOf = (percentage: number | null): Data => ({
  offers: offersOf(packages, percentage === null ? null : { percentage, value_percentage: null }, 1),
  methods: [
    buildPaymentMethod({ id: 'ideal', kind: 'bank' }),
    buildPaymentMethod({ id: 'paypal', kind: 'wallet' }),
  ],
  country: 'NL',
  entered: null,
  to: '/chats/7',
});

let root: ReturnType<typeof createRoot>;
let choice: ReturnType<typeof useChoice>;

function Shown({ data }: { readonly data: Data }) {
  const [offer] = data.offers;
  if (!offer) throw new Error('nothing is sold');
  const shown = useChoice(data, { offer, method: 'ideal' });
  useEffect(() => {
    choice = shown;
  });
  return null;
}

const show = (data: Data) => act(async () => root.render(<Shown data={data} />));

beforeEach(async () => {
  window.history.replaceState({ key: 'kept' }, '', '/credits?to=%2Fchats%2F7');
  root = createRoot(document.createElement('div'));
  await show(dataOf(25));
});
afterEach(() => act(async () => root.unmount()));

const shown = () => ({
  chosen: [choice.offer.id, choice.offer.amount, choice.method],
  address: `${window.location.pathname}${window.location.search}`,
  state: window.history.state as unknown,
});

test('a choice updates the URL and keeps the history entry', async () => {
  expect(shown()).toEqual({
    chosen: ['small', 1117, 'ideal'],
    address: '/credits?to=%2Fchats%2F7',
    state: { key: 'kept' },
  });
  await act(async () => choice.onPackage('large'));
  await act(async () => choice.onMethod('paypal'));
  expect(shown()).toEqual({
    chosen: ['large', 5617, 'paypal'],
    address: '/credits/large/paypal?country=NL&to=%2Fchats%2F7',
    state: { key: 'kept' },
  });
});

test('keeps the choice when the prices are reloaded, at the new prices', async () => {
  await act(async () => choice.onPackage('large'));
  await act(async () => choice.onMethod('paypal'));
  await show(dataOf(null));
  expect(shown().chosen).toEqual(['large', 7490, 'paypal']);
});
