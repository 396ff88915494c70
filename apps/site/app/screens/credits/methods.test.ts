import { methodLogos, paymentMethodIds, paymentMethods } from '@heartwood/domain';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { methodBrands, methodMark, methodName, methodNote } from './methods';

const intl = createIntl({ locale: 'en', onError: () => undefined });

test('every payment method has its name, icon and note', () => {
  const rows = paymentMethodIds.map((id) => [methodName(intl, id), methodMark(id), methodNote(intl, id)]);
  expect(rows).toEqual([
    ['iDEAL', 'bank', 'Through your own bank'],
    ['Bancontact', 'bank', 'Through your own bank'],
    ['Blik', 'code', 'Six-digit code from your bank’s app'],
    ['Przelewy24', 'bank', 'Through your own bank'],
    ['Satispay', 'app', 'Confirm in the app'],
    ['MobilePay', 'app', 'Confirm in the app'],
    ['Swish', 'app', 'Confirm in the app'],
    ['Vipps', 'app', 'Confirm in the app'],
    ['Twint', 'app', 'Confirm in the app'],
    ['EPS', 'bank', 'Through your own bank'],
    ['Apple Pay', 'app', 'On this device'],
    ['Credit card', 'card', undefined],
    ['PayPal', 'account', undefined],
    ['Direct debit', 'mandate', 'Confirm with a code by text message'],
    ['Bank transfer', 'transfer', '1 to 2 working days'],
    ['Paysafe Card', 'voucher', undefined],
    ['Giropay', 'bank', 'Through your own bank'],
    ['SOFORT', 'bank', 'Through your own bank'],
  ]);
  expect(Object.keys(paymentMethods)).toHaveLength(rows.length);
});

test('an unknown method is named by its ID', () => {
  expect([methodName(intl, 'cowrie'), methodMark('cowrie'), methodNote(intl, 'cowrie')]).toEqual([
    'cowrie',
    'account',
    undefined,
  ]);
});

test('a card names the brands of the country, no other method has any', () => {
  const brands = paymentMethodIds.map((id) => methodBrands({ id, logos: methodLogos(id, 'IT') }));
  expect(brands.filter((names) => names.length > 0)).toEqual([
    ['Visa', 'Mastercard', 'Maestro', 'Nexi', 'Postepay'],
  ]);
  expect(methodBrands({ id: 'card', logos: ['visa', 'cowrie'] })).toEqual(['Visa']);
});
