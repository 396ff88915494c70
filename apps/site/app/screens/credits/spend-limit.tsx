import type { Credits } from '@heartwood/api-contract';
import { Alert, Link } from '@heartwood/ui';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { urls } from '../../urls';
import { creditsMessages as texts } from './messages';

type Spending = Credits['spending'];

/**
 * Returns what the member's spending limit leaves for an order, in minor units; nothing if it doesn't prevent
 * the order.
 */
export function limitLeft(
  spending: Spending,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): number | undefined {
  const left = spending?.left;
  if (!left || left.currency !== currency) return undefined;
  return amount > left.amount ? left.amount : undefined;
}

/** Replaces the order button if the member's spending limit forbids the order: shows what is left. */
export function limitNote(
  intl: IntlShape,
  spending: Spending,
  order: { readonly amount: number; readonly currency: string },
): ReactNode | undefined {
  const left = limitLeft(spending, order);
  if (left === undefined) return undefined;
  return (
    <Alert tone="neutral" title={intl.formatMessage(texts.limit_title)}>
      {intl.formatMessage(texts.limit_left, {
        amount: moneyText(intl, { amount: left, currency: order.currency }),
        link: (words) => (
          <Link key="limit" href={`${urls.path('transactions-id')}#limit`}>
            {words}
          </Link>
        ),
      })}
    </Alert>
  );
}
