import type { LedgerEntry, Payment } from '@heartwood/api-contract';
import { navigationMessages } from '@heartwood/i18n';
import { TransactionsScreen } from '@heartwood/ui';
import type { TransactionsScreenProps } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { useMember } from '../../member/member-store';
import { urls } from '../../urls';
import { useTimeZone } from '../../format/time-zone';
import { creditsMessages } from '../credits/messages';
import { methodName } from '../credits/methods';
import { transactionsMessages as texts } from './messages';
import type { TransactionsData } from './transactions.server';

type PaymentLine = TransactionsScreenProps['payments']['items'][number];
type LedgerLine = TransactionsScreenProps['entries']['items'][number];

const statuses = {
  pending: { text: texts.status_pending, tone: 'warn' },
  completed: { text: texts.status_completed, tone: 'success' },
  failed: { text: texts.status_failed, tone: 'danger' },
  cancelled: { text: texts.status_cancelled, tone: 'neutral' },
} as const satisfies Record<Payment['status'], unknown>;

function momentText(intl: IntlShape, iso: string, timeZone: string): string {
  const text = intl.formatDate(iso, {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return text.replaceAll('\u202f', '\u00a0');
}

function paymentLine(intl: IntlShape, payment: Payment, timeZone: string): PaymentLine {
  const { payment_id: id, credits: count, method, amount, currency, status, created } = payment;
  const { text, tone } = statuses[status];
  return {
    id,
    href: urls.path('transactions-id', { id }),
    label: intl.formatMessage(texts.payment_line, { count, method: methodName(intl, method) }),
    amount: moneyText(intl, { amount, currency }),
    status: { label: intl.formatMessage(text), tone },
    time: momentText(intl, created, timeZone),
    dateTime: created,
  };
}

function ledgerLine(intl: IntlShape, entry: LedgerEntry, timeZone: string): LedgerLine {
  const { id, kind, credits, balance, payment_id, created } = entry;
  return {
    id,
    label: intl.formatMessage(texts[kind]),
    credits: intl.formatNumber(credits, { signDisplay: 'exceptZero' }),
    tone: credits < 0 ? 'neutral' : 'success',
    balance: intl.formatMessage(texts.balance_after, { count: intl.formatNumber(balance) }),
    time: momentText(intl, created, timeZone),
    dateTime: created,
    href: payment_id === null ? undefined : urls.path('transactions-id', { id: payment_id }),
  };
}

/** All payments and changes of the credits. */
export function TransactionList({ data }: { data: TransactionsData }) {
  const intl = useIntl();
  const credits = useMember()?.credits ?? 0;
  const timeZone = useTimeZone(data.timeZone);
  const topUp = { href: urls.path('credits'), label: intl.formatMessage(texts.top_up) };
  const { payments, entries, next_cursor: next } = data;
  return (
    <TransactionsScreen
      title={intl.formatMessage(navigationMessages.payments)}
      balance={{
        label: intl.formatMessage(texts.balance),
        value: intl.formatMessage(creditsMessages.order_credits, { count: credits }),
      }}
      action={topUp}
      payments={{
        title: intl.formatMessage(texts.payments),
        items: payments.map((payment) => paymentLine(intl, payment, timeZone)),
      }}
      entries={{
        title: intl.formatMessage(texts.entries),
        items: entries.map((entry) => ledgerLine(intl, entry, timeZone)),
      }}
      empty={{ title: intl.formatMessage(texts.empty_title), text: intl.formatMessage(texts.empty_text) }}
      more={
        next === null
          ? undefined
          : {
              href: urls.withQuery(urls.path('transactions-id'), { cursor: next }),
              label: intl.formatMessage(texts.more),
            }
      }
    />
  );
}
