import type { StoryTexts } from '../story-texts';
import { SpendLimit } from './SpendLimit';
import type { LedgerRow } from './LedgerTable';
import type { PaymentLine } from './PaymentRow';
import type { TransactionsScreenProps } from './TransactionsScreen';

interface Sample {
  /** A pending higher limit. */
  soon?: boolean;
  /** The input is not an amount. */
  wrong?: boolean;
  script?: boolean;
}

const today = '2026-11-22T17:25:00Z';
const nothing = () => undefined;

function row(id: string, change: Omit<LedgerRow, 'id' | 'dateTime'>): LedgerRow {
  return { id, dateTime: today, ...change };
}

function rows(t: StoryTexts): LedgerRow[] {
  const then = (count: number) => ({
    number: String(count),
    words: t('transactions.balance_after', 'balance {count}', { count }),
  });
  return [
    row('a', {
      icon: 'message',
      label: t('transactions.message_to', 'Message to {name}', { name: 'Lena' }),
      time: '18:25',
      credits: '−1',
      tone: 'neutral',
      balance: then(19),
      href: '/chats/lena',
    }),
    row('b', {
      icon: 'gift',
      label: t('transactions.gift_for', '{gift} for {name}', {
        gift: t('gifts.rose', 'Red rose'),
        name: 'Aylin',
      }),
      fictional: t('people.fictional', 'Fictional'),
      time: '17:52',
      credits: '−3',
      tone: 'neutral',
      balance: then(20),
      href: '/chats/aylin',
    }),
    row('c', {
      icon: 'back',
      label: t('transactions.returned_to', 'Credits returned ({name})', { name: 'Joost' }),
      time: '17:38',
      note: t('transactions.not_delivered', 'declined or not delivered'),
      credits: '+2',
      tone: 'success',
      balance: then(23),
    }),
    row('d', {
      icon: 'messages',
      label: t('transactions.messages', '{count} messages', { count: 6 }),
      time: '09:14',
      note: t('transactions.to_names', 'to {names}', { names: 'Lena, Aylin' }),
      credits: '−6',
      tone: 'neutral',
      balance: then(21),
    }),
  ];
}

function bought(t: StoryTexts): LedgerRow {
  return row('e', {
    icon: 'bought',
    label: t('transactions.bought', '{count} credits bought', { count: 30 }),
    time: '21:04',
    credits: '+30',
    tone: 'success',
    balance: { number: '30', words: t('transactions.balance_after', 'balance {count}', { count: 30 }) },
    href: '/transactions/1',
  });
}

function payments(t: StoryTexts): PaymentLine[] {
  const line = (id: string, status: PaymentLine['status']): PaymentLine => ({
    id,
    href: `/transactions/${id}`,
    label: t('credits.order_credits', '{count} credits', { count: 30 }),
    amount: '34,90 €',
    status,
    time: '21. Nov. 2026, PayPal',
    dateTime: today,
  });
  return [
    line('1', { label: t('transactions.status_completed', 'Paid'), tone: 'success' }),
    line('2', { label: t('transactions.partly_refunded_title', 'Partly refunded'), tone: 'neutral' }),
    line('3', { label: t('transactions.status_pending', 'Pending'), tone: 'warn' }),
    line('5', { label: t('transactions.charged_back_title', 'Payment reversed'), tone: 'danger' }),
    line('4', { label: t('transactions.status_failed', 'Failed'), tone: 'danger' }),
  ];
}

function limit(t: StoryTexts, { soon, wrong, script = true }: Sample) {
  const step = { step: '10,00 €' };
  return (
    <SpendLimit
      id="limit"
      title={t('transactions.limit_title', 'What’s the most you want to spend in 30 days?')}
      text={t(
        'transactions.limit_text',
        'You set the limit, and we won’t take any order that would put you over it.',
      )}
      action="/transactions"
      field={{
        name: 'limit',
        label: t('transactions.limit_field', 'Limit per 30 days, in {currency}', { currency: 'EUR' }),
        hint: t('transactions.limit_hint', 'Leave it empty for no limit.'),
        defaultValue: wrong ? 'viel' : '200',
        error: wrong ? t('errors.field.invalid', 'This doesn’t look right') : undefined,
      }}
      less={
        script ? { label: t('transactions.limit_less', '{step} less', step), onPress: nothing } : undefined
      }
      more={
        script ? { label: t('transactions.limit_more', '{step} more', step), onPress: nothing } : undefined
      }
      choices={
        script
          ? [
              { id: '50', label: '50,00 €', onPress: nothing },
              { id: '100', label: '100,00 €', onPress: nothing },
              { id: 'none', label: t('transactions.limit_none', 'None'), onPress: nothing },
            ]
          : undefined
      }
      soon={
        soon
          ? {
              title: t('transactions.limit_pending', '{limit} from {date}.', {
                limit: '200,00 €',
                date: 'Sonntag, 23. November, 18:40',
              }),
              text: t('transactions.limit_pending_text', 'Until then the limit is {limit}.', {
                limit: '150,00 €',
              }),
              keep: t('transactions.limit_keep', 'Keep {limit}', { limit: '150,00 €' }),
              hidden: { limit: '150' },
            }
          : undefined
      }
      lower={{
        title: t('transactions.limit_lower', 'Lowering it is instant.'),
        text: t('transactions.limit_lower_text', 'A lower limit takes effect as soon as you save it.'),
      }}
      higher={{
        title: t('transactions.limit_higher', 'Raising it takes a day.'),
        text: t(
          'transactions.limit_higher_text',
          'A higher limit or no limit takes effect after 24 hours. Until then, you can cancel the change.',
        ),
      }}
      submit={t('transactions.limit_save', 'Save limit')}
    />
  );
}

/** Payments and ledger entries of a member who buys and writes. */
export function sampleTransactions(t: StoryTexts, sample: Sample): TransactionsScreenProps {
  const ofLimit = t('transactions.spent_of', 'your limit: {limit}', { limit: '150,00 €' });
  return {
    title: t('navigation.payments', 'Payments and credits'),
    balance: {
      label: t('transactions.balance', 'Your balance'),
      value: t('credits.order_credits', '{count} credits', { count: 19 }),
      text: t('transactions.worth', '{messages} messages or {photos} photos', { messages: 19, photos: 9 }),
      action: { href: '/credits', label: t('transactions.top_up', 'Get credits') },
    },
    spending: {
      label: t('transactions.spent', 'Spent in the last 30 days'),
      value: '26,18 €',
      text: ofLimit,
      open: t('transactions.spent_open', 'Open orders: {amount}.', { amount: '12,00 €' }),
      meter: { value: 38.18 / 150, label: ofLimit },
      action: { href: '#limit', label: t('transactions.limit_change', 'Change limit') },
    },
    repeat: {
      label: t('transactions.repeat', 'Same as last time'),
      value: t('credits.order_credits', '{count} credits', { count: 30 }),
      text: t('transactions.repeat_with', 'with {method}', { method: 'PayPal' }),
      action: { href: '/credits/repeat-order', label: t('transactions.repeat_action', 'Review and order') },
    },
    payments: { title: t('transactions.payments', 'Payments'), items: payments(t) },
    entries: {
      title: t('transactions.entries', 'Credit history'),
      filters: {
        label: t('transactions.filter', 'Show'),
        items: [
          { href: '/transactions', label: t('transactions.filter_all', 'All'), selected: true },
          { href: '/transactions?show=in', label: t('transactions.filter_in', 'In'), selected: false },
          { href: '/transactions?show=out', label: t('transactions.filter_out', 'Out'), selected: false },
        ],
      },
      columns: {
        time: t('transactions.column_time', 'Time'),
        what: t('transactions.column_what', 'Description'),
        credits: t('credits.page_title', 'Credits'),
        balance: t('transactions.column_balance', 'Balance'),
      },
      days: [
        { day: '2026-11-22', title: 'heute', rows: rows(t) },
        { day: '2026-11-21', title: 'gestern', rows: [bought(t)] },
      ],
    },
    empty: {
      title: t('transactions.empty_title', 'Nothing here yet'),
      text: t('transactions.empty_text', 'Your payments and every credit you use will be listed here.'),
    },
    file: { href: '/transactions.csv', label: t('transactions.file', 'Download as CSV') },
    more: { href: '?cursor=2', label: t('transactions.more', 'Show older') },
    limit: limit(t, sample),
  };
}
