import { buildCreditPackage, buildCredits } from '@heartwood/api-contract/builders';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { loadMessages } from '@heartwood/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offersOf } from './offers';
import { useCountrySheet } from './use-country-sheet';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const countries = ['BE', 'DE', 'NL'];
const [offer] = offersOf([buildCreditPackage({ id: 'small', credits: 10, amount: 1000 })], null, 1);

let root: ReturnType<typeof createRoot>;
let messages: Awaited<ReturnType<typeof loadMessages>>;
let sheet: NonNullable<ReturnType<typeof useCountrySheet>>;
let asked: string[];
let answers: Map<string, (status: number, amount?: number) => Promise<void>>;

function Shown({ now }: { readonly now: number }) {
  if (!offer) throw new Error('nothing is sold');
  const shown = useCountrySheet({ country: 'NL', countries, entered: null, now }, offer, () => {});
  useEffect(() => {
    if (shown) sheet = shown;
  });
  return null;
}

const show = (now: number) =>
  act(async () =>
    root.render(
      <IntlProvider locale="en" messages={messages}>
        <Shown now={now} />
      </IntlProvider>,
    ),
  );

beforeEach(async () => {
  asked = [];
  answers = new Map();
  vi.stubGlobal('fetch', (request: Request) => {
    const country = new URL(request.url).searchParams.get('country') ?? '';
    asked.push(country);
    return new Promise((resolve) => {
      answers.set(country, (status, amount = 0) => {
        const packages = [buildCreditPackage({ id: 'small', credits: 10, amount })];
        const body =
          status === 200 ? buildCredits({ country, packages }) : { code: 'forbidden', message: 'no' };
        return act(async () => resolve(Response.json(body, { status })));
      });
    });
  });
  messages = await loadMessages('en');
  root = createRoot(document.createElement('div'));
  await show(1);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const open = async () => {
  asked = [];
  await act(async () => sheet.onOpen());
};
const close = () => act(async () => sheet.onClose());
const asks = (expected: string[]) => act(() => vi.waitFor(() => expect(asked).toEqual(expected), 10_000));
const prices = () => [...sheet.items.map(({ price }) => price?.match(/[\d.]+$/)?.[0]), sheet.busy];
const shows = (...expected: (string | undefined)[]) =>
  act(() => vi.waitFor(() => expect(prices()).toEqual(expected)));

test('only countries whose prices are missing are loaded again, visibly, beside those that are known', async () => {
  await open();
  await asks(['BE', 'DE', 'NL']);
  await shows(undefined, undefined, '10.00', 'One moment…');
  await close();
  await open();
  await answers.get('BE')?.(403);
  await answers.get('DE')?.(200, 1100);
  await answers.get('NL')?.(200, 1000);
  await shows(undefined, '11.00', '10.00', undefined);
  expect(asked).toEqual([]);
  await close();
  await open();
  await asks(['BE']);
  await shows(undefined, '11.00', '10.00', 'One moment…');
  await answers.get('BE')?.(200, 1200);
  await shows('12.00', '11.00', '10.00', undefined);
  await close();
  await open();
  await shows('12.00', '11.00', '10.00', undefined);
  expect(asked).toEqual([]);
});

test('prices are loaded again once the page has newer ones, and late answers are dropped', async () => {
  await open();
  await asks(['BE', 'DE', 'NL']);
  const late = new Map(answers);
  await close();
  await show(2);
  await open();
  await asks(['BE', 'DE', 'NL']);
  for (const country of countries) await late.get(country)?.(200, 900);
  await shows(undefined, undefined, '10.00', 'One moment…');
  for (const country of countries) await answers.get(country)?.(200, 1300);
  await shows('13.00', '13.00', '10.00', undefined);
  await show(3);
  await shows(undefined, undefined, '10.00', 'One moment…');
});
