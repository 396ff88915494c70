import type { Spending } from '@heartwood/api-contract';
import type { TransactionsScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { limitId } from './limit-part';
import { transactionsMessages as texts } from './messages';

function otherCurrencies(intl: IntlShape, { other_currencies: others = [], limit }: Spending): string[] {
  const lines = others.map(({ spent, open, currency }) => {
    const amount = moneyText(intl, { amount: spent, currency });
    return open === 0
      ? intl.formatMessage(texts.spent_other, { amount })
      : intl.formatMessage(texts.spent_other_open, {
          amount,
          open: moneyText(intl, { amount: open, currency }),
        });
  });
  return lines.length > 0 && limit !== null ? [...lines, intl.formatMessage(texts.limit_each)] : lines;
}

/** Returns what was spent in 30 days, a line for each currency, with the member's limit. */
export function spendingFigure(intl: IntlShape, spending: Spending): TransactionsScreenProps['spending'] {
  const { spent, open, currency, counted, limit } = spending;
  const money = (amount: number) => moneyText(intl, { amount, currency });
  const ofLimit =
    limit === null
      ? intl.formatMessage(texts.no_limit)
      : intl.formatMessage(texts.spent_of, { limit: money(limit) });
  return {
    label: intl.formatMessage(texts.spent),
    value: money(spent),
    text: ofLimit,
    open: open === 0 ? undefined : intl.formatMessage(texts.spent_open, { amount: money(open) }),
    others: otherCurrencies(intl, spending),
    meter: limit === null ? undefined : { value: limit === 0 ? 1 : counted / limit, label: ofLimit },
    action: {
      href: `#${limitId}`,
      label: intl.formatMessage(limit === null ? texts.limit_set : texts.limit_change),
    },
  };
}
