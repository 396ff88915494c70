import { expect, test } from 'vitest';
import { startApi } from '../support/api';
import { testBrands } from '../support/brands';

test('direct debit is available to a member whose own country pays in another currency', async () => {
  const packages = {
    EUR: [{ id: 'o15', credits: 15, amount: 1500 }],
    SEK: [{ id: 'o15', credits: 15, amount: 16_500 }],
  };
  const sold = { countries: ['SE', 'DE'], currency_by_country: { SE: 'SEK' }, packages };
  const api = await startApi({ brands: testBrands({}, sold) });
  const { browser } = await api.member({ account: { country: 'SE' } });
  const state = await browser.get('/api/directdebit.php');
  expect([state.status, state.body]).toMatchObject([
    200,
    { status: 'available', used: 0, from: null, currency: 'EUR' },
  ]);
  await api.close();
});
