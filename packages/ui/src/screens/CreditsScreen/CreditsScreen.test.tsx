import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrderFoot } from './OrderFoot';
import { OrderLines } from './OrderLines';

afterEach(cleanup);

test('a changed method is announced with the total', () => {
  const { container } = render(
    <>
      <OrderLines
        lines={[
          { label: 'Payment method', value: 'PayPal', isLive: true },
          { label: 'Term', value: 'None' },
        ]}
        total={{ label: 'Total', value: '€34.90' }}
      />
      <OrderFoot
        method={{ mark: 'account', label: 'PayPal' }}
        change={{ href: '#methods', label: 'Change' }}
        what="30 credits"
        price="€34.90"
        review={{ href: '#review', label: 'Review your order' }}
        note="You’re not placing an order yet."
      />
    </>,
  );
  const announced = [...container.querySelectorAll('[aria-live="polite"]')];
  expect(announced.map(({ textContent }) => textContent)).toEqual([
    'PayPal',
    'Total€34.90',
    'PayPal',
    '30 credits€34.90',
  ]);
});
