import type { DirectDebitRefusalProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import type { FormProblem } from '../../forms/form-problem';
import { creditsMessages } from '../credits/messages';
import type { DirectDebitData } from './direct-debit-data.server';
import { directDebitMessages as texts } from './messages';

interface Refusal {
  readonly state: DirectDebitData['state'];
  /** The API's error, if it rejected an order. */
  readonly problem: FormProblem | null;
}

type Words = Pick<DirectDebitRefusalProps, 'title' | 'text' | 'meter'>;

/** Direct debit isn't offered in the payment's country. */
export function elsewhereWords(intl: IntlShape): Words {
  return {
    title: intl.formatMessage(texts.elsewhere_title),
    text: intl.formatMessage(texts.elsewhere_text),
  };
}

/** Why no direct debit is possible while a debt is open or the account is blocked. */
export function blockedWords(intl: IntlShape, { state, problem }: Refusal): Words {
  const open = state?.open || problem?.data.amount || 0;
  const currency = state?.currency ?? problem?.data.currency ?? 'EUR';
  return {
    title: intl.formatMessage(texts.blocked_title),
    text:
      open > 0
        ? intl.formatMessage(texts.blocked_open, { amount: moneyText(intl, { amount: open, currency }) })
        : intl.formatMessage(texts.blocked_text),
  };
}

/** Why the limit does not allow the package's price, how much of it is used, and until when. */
export function limitWords(intl: IntlShape, { state, problem }: Refusal): Words {
  const from = state?.from ?? problem?.data.from ?? null;
  const day = from && intl.formatDate(from, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  if ((state?.limited_by ?? problem?.data.limited_by) === 'open') {
    const text = intl.formatMessage(texts.open_text);
    return {
      title: intl.formatMessage(creditsMessages.debit_open),
      text: day ? `${text} ${intl.formatMessage(texts.open_from, { date: day })}` : text,
    };
  }
  if (!state) return elsewhereWords(intl);
  const { limit: most, used, currency } = state;
  const money = (amount: number) => moneyText(intl, { amount, currency });
  return {
    title:
      day || used >= most
        ? intl.formatMessage(creditsMessages.debit_limit)
        : intl.formatMessage(creditsMessages.debit_max, { amount: money(most - used) }),
    text: intl.formatMessage(texts.limit_text, { limit: money(most) }),
    meter:
      day || used > 0
        ? {
            label: intl.formatMessage(texts.limit_used),
            value: intl.formatMessage(texts.limit_value, { used: money(used), limit: money(most) }),
            share: most > 0 ? used / most : 1,
            text: day ? intl.formatMessage(texts.limit_from, { date: day }) : undefined,
          }
        : undefined,
  };
}
