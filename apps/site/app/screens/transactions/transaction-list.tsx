import type { Payment } from '@heartwood/api-contract';
import { navigationMessages } from '@heartwood/i18n';
import { TransactionsScreen } from '@heartwood/ui';
import type { PaymentLine, TransactionsScreenProps } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { useTimeZone } from '../../format/time-zone';
import { useMember } from '../../member/member-store';
import { urls } from '../../urls';
import { creditsMessages } from '../credits/messages';
import { methodName } from '../credits/methods';
import { entryFilters, ledgerDays } from './ledger-days';
import { dayTitle, ledgerRow } from './ledger-rows';
import { LimitPart } from './limit-part';
import { transactionsMessages as texts } from './messages';
import { paymentState } from './payment-state';
import type { PaymentState } from './payment-state';
import { worthText } from './result-texts';
import { spendingFigure } from './spending-figure';
import type { TransactionsData } from './transactions.server';

const statuses = {
  pending: { text: texts.status_pending, tone: 'warn' },
  completed: { text: texts.status_completed, tone: 'success' },
  failed: { text: texts.status_failed, tone: 'danger' },
  cancelled: { text: texts.status_cancelled, tone: 'neutral' },
  refunded: { text: texts.refunded_title, tone: 'neutral' },
  partly_refunded: { text: texts.partly_refunded_title, tone: 'neutral' },
  charged_back: { text: texts.charged_back_title, tone: 'danger' },
} as const satisfies Record<PaymentState, unknown>;

const filterTexts = { all: texts.filter_all, in: texts.filter_in, out: texts.filter_out } as const;

function paymentLine(intl: IntlShape, payment: Payment, timeZone: string): PaymentLine {
  const { payment_id: id, credits: count, method, created } = payment;
  const { text, tone } = statuses[paymentState(payment)];
  const date = intl.formatDate(created, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  return {
    id,
    href: urls.path('transactions-id', { id }),
    label: intl.formatMessage(creditsMessages.order_credits, { count }),
    amount: moneyText(intl, payment),
    status: { label: intl.formatMessage(text), tone },
    time: `${date}, ${methodName(intl, method)}`,
    dateTime: created,
  };
}

function repeatFigure(intl: IntlShape, { lastOrder }: TransactionsData): TransactionsScreenProps['repeat'] {
  if (lastOrder === null) return undefined;
  const { credits: count, method } = lastOrder;
  return {
    label: intl.formatMessage(texts.repeat),
    value: intl.formatMessage(creditsMessages.order_credits, { count }),
    text: intl.formatMessage(texts.repeat_with, { method: methodName(intl, method) }),
    action: { href: urls.path('credits-repeat-order'), label: intl.formatMessage(texts.repeat_action) },
  };
}

function filterItems(intl: IntlShape, { shown }: TransactionsData) {
  return entryFilters.map((filter) => ({
    href: urls.withQuery(urls.path('transactions-id'), { show: filter === 'all' ? null : filter }),
    label: intl.formatMessage(filterTexts[filter]),
    selected: filter === shown,
  }));
}

/** All payments and ledger entries, the spending, and the spending limit. */
export function TransactionList({ data }: { data: TransactionsData }) {
  const intl = useIntl();
  const credits = useMember()?.credits ?? 0;
  const timeZone = useTimeZone(data.timeZone);
  const { payments, entries, next_cursor: cursor, shown, now, costs, spending } = data;
  return (
    <TransactionsScreen
      title={intl.formatMessage(navigationMessages.payments)}
      balance={{
        label: intl.formatMessage(texts.balance),
        value: intl.formatMessage(creditsMessages.order_credits, { count: credits }),
        text: credits > 0 ? worthText(intl, credits, costs) : undefined,
        action: { href: urls.path('credits'), label: intl.formatMessage(texts.top_up) },
      }}
      spending={spendingFigure(intl, spending)}
      repeat={repeatFigure(intl, data)}
      payments={{
        title: intl.formatMessage(texts.payments),
        items: payments.map((payment) => paymentLine(intl, payment, timeZone)),
      }}
      entries={{
        title: intl.formatMessage(texts.entries),
        filters: { label: intl.formatMessage(texts.filter), items: filterItems(intl, data) },
        columns: {
          time: intl.formatMessage(texts.column_time),
          what: intl.formatMessage(texts.column_what),
          credits: intl.formatMessage(creditsMessages.page_title),
          balance: intl.formatMessage(texts.column_balance),
        },
        days: ledgerDays(entries, { shown, timeZone }).map((found) => ({
          day: found.day,
          title: dayTitle(intl, found, { now, timeZone }),
          rows: found.runs.map((run) => ledgerRow(intl, run, timeZone)),
        })),
      }}
      empty={{ title: intl.formatMessage(texts.empty_title), text: intl.formatMessage(texts.empty_text) }}
      file={{ href: urls.transactionsFile, label: intl.formatMessage(texts.file) }}
      more={
        cursor === null
          ? undefined
          : {
              href: urls.withQuery(urls.path('transactions-id'), {
                cursor,
                show: shown === 'all' ? null : shown,
              }),
              label: intl.formatMessage(texts.more),
            }
      }
      limit={<LimitPart spending={spending} now={now} timeZone={timeZone} />}
    />
  );
}
