import { buildReceipt } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { receiptLogo } from './receipt-logo';

const receipt = buildReceipt();
const mark = { src: '/icon.svg', width: 48, height: 40 };
const logo = { text: 'plainbrand' };

test('a receipt has the logo of its brand, with the theme’s mark if the brand has none', () => {
  const brand = { name: receipt.seller.brand, logo };
  expect(receiptLogo(receipt, { brand, mark })).toEqual({ name: 'plainbrand', mark });
  expect(receiptLogo(receipt, { brand, mark: null })).toEqual({ name: 'plainbrand', mark: 'theme' });
});

test('a receipt of another brand has its name alone', () => {
  const brand = { name: 'Otherbrand', logo: { text: 'otherbrand' } };
  expect(receiptLogo(receipt, { brand, mark })).toEqual({ name: receipt.seller.brand, mark: null });
});
