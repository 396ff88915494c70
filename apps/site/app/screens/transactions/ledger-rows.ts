import type { LedgerEntry } from '@heartwood/api-contract';
import type { LedgerRow } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { dayIn, dayText } from '../../format/calendar-day';
import { peopleMessages } from '../../people/messages';
import { urls } from '../../urls';
import { giftName } from '../chats/gift-name';
import { minusText } from '../../format/minus-text';
import type { EntryRun, LedgerDay } from './ledger-days';
import { transactionsMessages as texts } from './messages';

interface RowTexts {
  readonly label: string;
  readonly note?: string;
}

const plain = {
  bonus: texts.bonus,
  signup: texts.signup,
  message: texts.message,
  photo: texts.photo,
  gift: texts.gift,
  returned: texts.returned,
  refund: texts.refund,
  withdrawal: texts.withdrawal,
  chargeback: texts.chargeback,
  debt: texts.debt,
  adjustment: texts.adjustment,
} as const satisfies Record<Exclude<LedgerEntry['kind'], 'purchase'>, unknown>;

const icons = {
  purchase: 'bought',
  bonus: 'bought',
  signup: 'bought',
  message: 'message',
  photo: 'photo',
  gift: 'gift',
  returned: 'back',
  refund: 'money',
  withdrawal: 'money',
  chargeback: 'money',
  debt: 'money',
  adjustment: 'money',
} as const satisfies Record<LedgerEntry['kind'], LedgerRow['icon']>;

function memberTexts(
  intl: IntlShape,
  kind: LedgerEntry['kind'],
  about: LedgerEntry['about'],
): RowTexts | null {
  if (!about) return null;
  const { name, gift: id } = about;
  const gift = giftName(intl, id);
  switch (kind) {
    case 'message':
      return { label: intl.formatMessage(texts.message_to, { name }) };
    case 'photo':
      return { label: intl.formatMessage(texts.photo_for, { name }) };
    case 'gift':
      return { label: intl.formatMessage(texts.gift_for, { gift, name }) };
    case 'returned':
      return {
        label:
          id === null
            ? intl.formatMessage(texts.returned_to, { name })
            : intl.formatMessage(texts.returned_gift, { gift, name }),
        note: intl.formatMessage(texts.not_delivered),
      };
    default:
      return null;
  }
}

function entryTexts(intl: IntlShape, { kind, credits: count, about }: LedgerEntry): RowTexts {
  if (kind === 'purchase') return { label: intl.formatMessage(texts.bought, { count }) };
  const ofMember = memberTexts(intl, kind, about);
  if (ofMember) return ofMember;
  const isWon = kind === 'chargeback' && count > 0;
  const label = intl.formatMessage(isWon ? texts.chargeback_won : plain[kind]);
  return kind === 'returned' ? { label, note: intl.formatMessage(texts.not_delivered) } : { label };
}

function hrefOf({ payment_id, about }: LedgerEntry): string | undefined {
  if (payment_id !== null) return urls.path('transactions-id', { id: payment_id });
  return about ? urls.path('chats-id', { id: about.conversation }) : undefined;
}

function runTexts(intl: IntlShape, run: EntryRun): RowTexts {
  const [newest, ...others] = run;
  if (others.length === 0) return entryTexts(intl, newest);
  const names = [...new Set(run.flatMap(({ about }) => (about ? [about.name] : [])))];
  const shown = intl.formatList(names.slice(0, 3), { type: 'conjunction' });
  return {
    label: intl.formatMessage(texts.messages, { count: run.length }),
    note: names.length > 0 ? intl.formatMessage(texts.to_names, { names: shown }) : undefined,
  };
}

/** Returns a row of the ledger: one entry, or consecutive messages. */
export function ledgerRow(intl: IntlShape, run: EntryRun, timeZone: string): LedgerRow {
  const [newest] = run;
  const { id, kind, about, balance, created } = newest;
  const credits = run.reduce((sum, entry) => sum + entry.credits, 0);
  const { label, note } = runTexts(intl, run);
  const time = intl.formatTime(created, { timeZone, hour: 'numeric', minute: '2-digit' });
  return {
    id,
    icon: run.length > 1 ? 'messages' : icons[kind],
    label,
    fictional: about?.fictional ? intl.formatMessage(peopleMessages.fictional) : undefined,
    note,
    time,
    dateTime: created,
    credits: minusText(intl.formatNumber(credits, { signDisplay: 'exceptZero' })),
    tone: credits < 0 ? 'neutral' : 'success',
    balance: {
      number: intl.formatNumber(balance),
      words: intl.formatMessage(texts.balance_after, { count: intl.formatNumber(balance) }),
    },
    href: run.length > 1 ? undefined : hrefOf(newest),
  };
}

/** Returns the heading of a day: today, yesterday, or the date. */
export function dayTitle(
  intl: IntlShape,
  { day }: LedgerDay,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): string {
  const back = [0, 1].find((days) => dayIn(new Date(now), -days, timeZone) === day);
  if (back !== undefined) return intl.formatRelativeTime(-back, 'day', { numeric: 'auto' });
  return dayText(intl, day, { weekday: 'long', day: 'numeric', month: 'long' });
}
