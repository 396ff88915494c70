import type { Spending } from '@heartwood/api-contract';
import { SpendLimit } from '@heartwood/ui';
import type { SpendLimitProps } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { useForm } from '../../forms/use-form';
import { useHydrated } from '../../hooks/hydrated';
import { urls } from '../../urls';
import { withdrawalMessages } from '../withdrawal/messages';
import { transactionsMessages as texts } from './messages';
import { countsLater, limitField, limitValue, readLimit } from './spend-limit';
import type { limitAction } from './spend-limit.server';

/** Id of the spending limit in its page. */
export const limitId = 'limit';

const stepUnits = 1000;
const choices = [5000, 10_000, 15_000] as const;
const day = 86_400_000;

interface LimitPartProps {
  readonly spending: Spending;
  /** Time of the request. */
  readonly now: string;
  readonly timeZone: string;
}

function limitText(intl: IntlShape, limit: number | null, currency: string): string {
  return limit === null
    ? intl.formatMessage(texts.limit_without)
    : moneyText(intl, { amount: limit, currency });
}

function momentText(intl: IntlShape, moment: string | number, timeZone: string): string {
  return intl.formatDate(moment, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
}

function pendingOf(
  intl: IntlShape,
  { limit, pending, currency }: Spending,
  timeZone: string,
): SpendLimitProps['soon'] {
  if (pending === null) return undefined;
  const current = limitText(intl, limit, currency);
  return {
    title: intl.formatMessage(texts.limit_pending, {
      limit: limitText(intl, pending.limit, currency),
      date: momentText(intl, pending.from, timeZone),
    }),
    text: intl.formatMessage(texts.limit_pending_text, { limit: current }),
    keep: intl.formatMessage(texts.limit_keep, { limit: current }),
    hidden: { [limitField]: limitValue(limit) },
  };
}

function submitText(intl: IntlShape, typed: string, { spending, now, timeZone }: LimitPartProps): string {
  const { limit, wrong } = readLimit(typed);
  const { limit: current, currency } = spending;
  if (wrong !== null || limit === current) return intl.formatMessage(texts.limit_save);
  const wanted = limitText(intl, limit, currency);
  if (!countsLater(limit, current)) return intl.formatMessage(texts.limit_save_now, { limit: wanted });
  const date = momentText(intl, Date.parse(now) + day, timeZone);
  return intl.formatMessage(texts.limit_save_later, { limit: wanted, date });
}

/** The member's spending limit for 30 days; without script its field alone works. */
export function LimitPart(props: LimitPartProps) {
  const intl = useIntl();
  const hasScript = useHydrated();
  const { spending, timeZone } = props;
  const { limit, currency } = spending;
  const form = useForm<typeof limitAction>({
    fields: [limitField],
    saved: intl.formatMessage(texts.limit_saved),
  });
  const kept = form.problem ? form.answer?.values.typed : undefined;
  const [typed, setTyped] = useState(kept ?? limitValue(limit));
  useEffect(() => setTyped(limitValue(limit)), [limit]);
  useEffect(() => {
    // What was typed before the page was hydrated is still in the field only.
    const field = document.querySelector<HTMLInputElement>(`#${limitId} input[type="text"]`);
    if (field) setTyped(field.value);
  }, []);
  const move = (by: number) => () => {
    const read = readLimit(typed);
    setTyped(limitValue(Math.max(0, (read.limit ?? limit ?? 0) + by)));
  };
  const money = (amount: number) => moneyText(intl, { amount, currency });
  const step = money(stepUnits);
  return (
    <SpendLimit
      id={limitId}
      title={intl.formatMessage(texts.limit_title)}
      text={intl.formatMessage(texts.limit_text)}
      action={urls.path('transactions-id')}
      error={form.error}
      field={{
        name: limitField,
        label: intl.formatMessage(texts.limit_field, { currency }),
        hint: form.saved ?? intl.formatMessage(texts.limit_hint),
        maxLength: 16,
        value: typed,
        onChange: (event) => setTyped(event.currentTarget.value),
        error: form.fieldError(limitField),
      }}
      less={
        hasScript
          ? { label: intl.formatMessage(texts.limit_less, { step }), onPress: move(-stepUnits) }
          : undefined
      }
      more={
        hasScript
          ? { label: intl.formatMessage(texts.limit_more, { step }), onPress: move(stepUnits) }
          : undefined
      }
      choices={
        hasScript
          ? [...choices, null].map((choice) => ({
              id: String(choice),
              label: choice === null ? intl.formatMessage(texts.limit_none) : money(choice),
              onPress: () => setTyped(limitValue(choice)),
            }))
          : undefined
      }
      soon={pendingOf(intl, spending, timeZone)}
      lower={{
        title: intl.formatMessage(texts.limit_lower),
        text: intl.formatMessage(texts.limit_lower_text),
      }}
      higher={{
        title: intl.formatMessage(texts.limit_higher),
        text: intl.formatMessage(texts.limit_higher_text),
      }}
      submit={hasScript ? submitText(intl, typed, props) : intl.formatMessage(texts.limit_save)}
      busy={form.busy ? intl.formatMessage(withdrawalMessages.sending) : undefined}
    />
  );
}
