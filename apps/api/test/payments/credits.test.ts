import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const hours = 3600;

interface CreditsBody {
  packages: object[];
  methods: { id: string }[];
  country: string;
  countries: string[];
  discount: { code: string; expires: string } | null;
}
const methodIds = (body: unknown) => (body as CreditsBody).methods.map(({ id }) => id);

test('a visitor gets the prices of the requested country', async () => {
  const { status, body } = await api.visitor().get('/api/credits.php', { query: { country: 'GB' } });
  expect([status, body]).toEqual([
    200,
    {
      packages: [
        {
          id: 'o15',
          credits: 15,
          amount: 1300,
          currency: 'GBP',
          per_credit: 87,
          per_message: 87,
          discounted_amount: null,
          flags: [],
        },
      ],
      methods: [
        { id: 'card', kind: 'card', logos: ['visa', 'mastercard', 'maestro'] },
        { id: 'paypal', kind: 'wallet', logos: ['paypal'] },
      ],
      country: 'GB',
      countries: ['NL', 'DE', 'GB'],
      discount: null,
      last_order: null,
      spending: null,
    },
  ]);
});

test('a new member gets the time bonus first, then the welcome discount, then none', async () => {
  const { id, browser } = await api.member();
  const signedUp = api.clock.now();
  const later = (seconds: number) => new Date(signedUp.getTime() + seconds * 1000).toISOString();
  const seen = async () => {
    const { packages, discount } = (await browser.get('/api/credits.php', { query: { country: 'NL' } }))
      .body as CreditsBody;
    return { packages, discount };
  };
  const first = await seen();
  expect(first).toEqual({
    packages: [
      {
        id: 'o15',
        credits: 15,
        amount: 1500,
        currency: 'EUR',
        per_credit: 100,
        per_message: 100,
        discounted_amount: 1125,
        flags: [],
      },
      {
        id: 'o40',
        credits: 40,
        amount: 3200,
        currency: 'EUR',
        per_credit: 80,
        per_message: 80,
        discounted_amount: 2400,
        flags: ['popular', 'best_value'],
      },
    ],
    discount: {
      code: 'TIMEBONUS25',
      source: 'time_bonus',
      percentage: 25,
      value_percentage: null,
      currency: null,
      minimum_order_value: null,
      country: null,
      user_id: id,
      expires: later(4 * hours),
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: null,
    },
  });
  api.clock.pass(4 * hours);
  expect((await seen()).discount).toEqual({
    ...first.discount,
    code: 'WELCOME25',
    source: 'welcome',
    expires: later(7 * 24 * hours),
  });
  api.clock.pass(7 * 24 * hours);
  expect((await seen()).discount).toEqual(null);
});

test('for a brand without a longer period, the welcome discount ends with the time bonus', async () => {
  const { browser } = await api.member({ host: elmfordHost, account: { pool: 'elm', brand: 'elmford' } });
  const shown = async () => {
    const { discount } = (await browser.get('/api/credits.php')).body as CreditsBody;
    return [
      discount?.code ?? null,
      (await browser.get('/api/discountcode.php', { query: { welcome: 'true' } })).status,
    ];
  };
  api.clock.pass(4 * hours - 1);
  const before = await shown();
  api.clock.pass(1);
  expect([before, await shown()]).toEqual([
    ['TIMEBONUS25', 200],
    [null, 404],
  ]);
});

test('payment methods are those of the country', async () => {
  const visitor = api.visitor();
  const inNetherlands = await visitor.get('/api/credits.php', { query: { country: 'NL' } });
  const inGermany = await visitor.get('/api/credits.php', { query: { country: 'DE' } });
  expect([methodIds(inNetherlands.body), methodIds(inGermany.body)]).toEqual([
    ['ideal', 'card', 'paypal', 'directdebit'],
    ['card', 'paypal', 'directdebit'],
  ]);
});

test('the country is the requested one, else the chosen one, the connection’s, the member’s, the brand’s first', async () => {
  const german = await api.member({ profile: { country: 'DE', region: 'BE' } });
  const finn = await api.member({ profile: { country: 'FI', region: null } });
  const countryOf = async (browser: typeof german.browser, query: Record<string, string> = {}) =>
    ((await browser.get('/api/credits.php', { query })).body as CreditsBody).country;
  expect([
    await countryOf(german.browser),
    await countryOf(german.browser, { country: 'GB' }),
    await countryOf(german.browser, { country: 'SE' }),
    await countryOf(finn.browser),
    await countryOf(api.visitor()),
  ]).toEqual(['DE', 'GB', 'DE', 'NL', 'NL']);
  const dutch = await api.member({ profile: { country: 'DE', region: 'BE' }, address: '145.97.39.155' });
  const chosen = async (cookie: string) => {
    const asked = { headers: { cookie: `${dutch.browser.cookie}; ${cookie}` } };
    return ((await dutch.browser.get('/api/credits.php', asked)).body as CreditsBody).country;
  };
  expect([
    await countryOf(dutch.browser),
    await chosen('country=GB'),
    await chosen('country=SE'),
    await countryOf(dutch.browser, { country: 'DE' }),
    await countryOf(api.visitor({ address: '133.11.93.1' })),
  ]).toEqual(['NL', 'GB', 'NL', 'DE', 'NL']);
  expect((await api.visitor().get('/api/credits.php', { query: { country: 'nl' } })).status).toBe(422);
});

test('a premium member gets no discount', async () => {
  const { browser } = await api.member({ account: { paid_user: true } });
  const { body } = await browser.get('/api/credits.php');
  expect((body as CreditsBody).discount).toBe(null);
});
