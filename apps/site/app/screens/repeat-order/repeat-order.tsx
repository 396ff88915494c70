import { navigationMessages } from '@heartwood/i18n';
import { Alert, ButtonLink, Container, EmptyState, RepeatOrderScreen } from '@heartwood/ui';
import type { RepeatOrderScreenProps } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { moneyText } from '../../format/money-text';
import { useTimeZone } from '../../format/time-zone';
import { problemText } from '../../forms/form-problem';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { boughtBy } from '../credits/balance';
import { BalanceText } from '../credits/balance-text';
import { orderLines } from '../credits/credits-props';
import { directDebitAddress } from '../credits/direct-debit-address';
import { useExpress } from '../credits/express';
import { creditsMessages } from '../credits/messages';
import { methodMark, methodName } from '../credits/methods';
import { limitNote } from '../credits/spend-limit';
import { useOrder } from '../credits/use-order';
import { repeatMessages as texts } from './messages';
import type { action, loader, RepeatData, RepeatedOrder } from './repeat-order.server';

export { action, loader } from './repeat-order.server';

function creditsAddress(to: string | false | null): string {
  return urls.withQuery(urls.path('credits'), { to: to || null });
}

export const handle = definePage<RepeatData | false>({
  messages: ['repeat', 'credits', 'discounts'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  place: 'credits',
  phone: ({ intl, data }) => ({
    kind: 'inner',
    back: { href: creditsAddress(data && data.to), label: intl.formatMessage(navigationMessages.back) },
    title: intl.formatMessage(texts.page_title),
    aside: <BalanceText />,
  }),
  ownAction: true,
});

/** Returns the text of the spending of 30 days, before this order and with it. */
function monthText(intl: IntlShape, { spending, offer }: RepeatedOrder): string | undefined {
  if (!spending || spending.currency !== offer.currency) return undefined;
  const money = (amount: number) => moneyText(intl, { amount, currency: spending.currency });
  const spent = spending.limit === null ? spending.spent + spending.open : spending.counted;
  const values = { spent: money(spent), after: money(spent + offer.amount) };
  return spending.limit === null
    ? intl.formatMessage(texts.month, values)
    : intl.formatMessage(texts.month_limit, { ...values, limit: money(spending.limit) });
}

function wasCheaper({ last, offer }: RepeatedOrder): boolean {
  return last.currency === offer.currency && last.amount < offer.amount;
}

function methodOf(
  intl: IntlShape,
  order: RepeatedOrder,
  to: string | null,
): RepeatOrderScreenProps['method'] {
  const { method, methodBefore, offer, country } = order;
  const address = urls.path('credits-id-paymentmethod', { id: offer.id, paymentmethod: method.id });
  return {
    mark: methodMark(method.id),
    label: methodName(intl, method.id),
    note:
      methodBefore === null
        ? intl.formatMessage(texts.method_note)
        : intl.formatMessage(texts.method_instead, { method: methodName(intl, methodBefore) }),
    change: {
      href: `${urls.withQuery(address, { country, to })}#methods`,
      label: intl.formatMessage(creditsMessages.change),
    },
  };
}

/** Returns why the method used last is replaced; nothing if it isn't. */
function methodNote(intl: IntlShape, { methodBefore, later, offer }: RepeatedOrder): ReactNode {
  if (methodBefore === null) return undefined;
  if (later && later.available_from === undefined) {
    const most = moneyText(intl, { amount: later.max_amount ?? 0, currency: offer.currency });
    return <Alert title={intl.formatMessage(creditsMessages.debit_max, { amount: most })} />;
  }
  if (later?.available_from === undefined) {
    const method = methodName(intl, methodBefore);
    return <Alert title={intl.formatMessage(texts.method_gone, { method })} />;
  }
  const date = intl.formatDate(later.available_from, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  const [title, text] =
    later.limited_by === 'open'
      ? [creditsMessages.debit_open, texts.debit_open]
      : [creditsMessages.debit_limit, texts.debit_later];
  return <Alert title={intl.formatMessage(title)}>{intl.formatMessage(text, { date })}</Alert>;
}

interface RepeatProps {
  readonly data: RepeatData;
  readonly order: RepeatedOrder;
}

function Repeat({ data, order }: RepeatProps) {
  const intl = useIntl();
  const timeZone = useTimeZone(data.timeZone);
  const form = useForm<typeof action>();
  const { offer, country, code, last } = order;
  const { id: method } = order.method;
  const { amount, currency } = offer;
  const { formKey, to } = data;
  const asked = form.problem?.code === 'express_request_required';
  const express = useExpress({ days: data.withdrawDays, asked });
  const wish = { package: offer.id, method, amount, currency, country, code, formKey, to };
  const { busy, problem, onSubmit } = useOrder(wish, { isTicked: express.isTicked });
  const shown = problem ?? (asked ? undefined : form.problem);
  const directDebit = method === 'directdebit';
  const blocked = limitNote(intl, order.spending, offer);
  const bought = boughtBy(intl, offer.credits + offer.extra, data.costs);
  const { lines, total } = orderLines(intl, offer, order.percentage);
  return (
    <RepeatOrderScreen
      title={intl.formatMessage(texts.title, {
        count: offer.credits,
        date: intl.formatDate(last.created, { timeZone, day: 'numeric', month: 'long' }),
      })}
      text={
        bought === undefined
          ? intl.formatMessage(creditsMessages.term_none)
          : intl.formatMessage(texts.text, { what: bought })
      }
      problem={
        shown ? (
          <Alert tone="danger" role="alert" title={problemText(intl, shown)} />
        ) : (
          methodNote(intl, order)
        )
      }
      order={{ lines, total }}
      lastPrice={
        wasCheaper(order) ? intl.formatMessage(texts.then_less, { amount: moneyText(intl, last) }) : undefined
      }
      method={methodOf(intl, order, to)}
      other={{
        href: urls.withQuery(urls.path('credits'), { country, to }),
        label: intl.formatMessage(texts.other),
      }}
      form={{ action: urls.withQuery(urls.path('credits-repeat-order'), { to }), onSubmit }}
      hidden={{
        package: offer.id,
        shown_package: offer.id,
        method,
        shown_method: method,
        shown_amount: String(amount),
        shown_currency: currency,
        country,
        asked_country: country,
        code: code ?? '',
        key: formKey,
        to: to ?? '',
      }}
      express={directDebit || blocked ? undefined : express.props}
      month={monthText(intl, order)}
      submit={intl.formatMessage(creditsMessages.submit)}
      next={
        directDebit
          ? {
              href: directDebitAddress({ package: offer.id, code, country, to }),
              label: intl.formatMessage(creditsMessages.to_directdebit),
            }
          : undefined
      }
      blocked={blocked}
      busy={busy ? intl.formatMessage(creditsMessages.busy) : undefined}
      fine={
        directDebit
          ? intl.formatMessage(creditsMessages.no_order_yet)
          : intl.formatMessage(texts.fine, { method: methodName(intl, method) })
      }
    />
  );
}

/** Repeats the last order at today's price. */
export default function RepeatOrderPage() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  if (!data) return null;
  const { order, absent } = data;
  if (order) return <Repeat data={data} order={order} />;
  const gone = absent === 'gone';
  return (
    <Container>
      <EmptyState
        icon={<Coins />}
        level={1}
        title={intl.formatMessage(gone ? texts.gone_title : texts.never_title)}
        action={
          <ButtonLink href={creditsAddress(data.to)} size="large">
            {intl.formatMessage(texts.other)}
          </ButtonLink>
        }
      >
        {intl.formatMessage(gone ? texts.gone_text : texts.never_text)}
      </EmptyState>
    </Container>
  );
}
