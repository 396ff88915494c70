import { Alert, DirectDebitRefusal, Link } from '@heartwood/ui';
import type { DirectDebitRefusalProps } from '@heartwood/ui';
import { LifeBuoy } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import type { FormProblem } from '../../forms/form-problem';
import { urls } from '../../urls';
import { creditsMessages } from '../credits/messages';
import { methodMark, methodName } from '../credits/methods';
import type { DirectDebitData } from './direct-debit-data.server';
import { headOf, packagesAddress, titleId } from './head';
import { intents } from './intents';
import { directDebitMessages as texts } from './messages';

interface RefusalStepProps {
  readonly data: DirectDebitData;
  readonly reason: DirectDebitRefusalProps['reason'];
  /** The API's error, if it rejected an order. */
  readonly problem: FormProblem | null;
  /** Action of the page's forms. */
  readonly address: string;
}

type Words = Pick<DirectDebitRefusalProps, 'title' | 'text' | 'help' | 'meter'>;

function blocked(intl: IntlShape, { state }: DirectDebitData, problem: FormProblem | null): Words {
  const open = state?.open || problem?.data.amount || 0;
  const currency = state?.currency ?? problem?.data.currency ?? 'EUR';
  return {
    title: intl.formatMessage(texts.blocked_title),
    text:
      open > 0
        ? intl.formatMessage(texts.blocked_open, { amount: moneyText(intl, { amount: open, currency }) })
        : intl.formatMessage(texts.blocked_text),
    help: (
      <Alert
        tone="neutral"
        icon={<LifeBuoy />}
        title={intl.formatMessage(texts.blocked_help_title)}
        action={<Link href={urls.path('transactions-id')}>{intl.formatMessage(texts.blocked_link)}</Link>}
      >
        {intl.formatMessage(texts.blocked_help)}
      </Alert>
    ),
  };
}

function limit(intl: IntlShape, { state, offer }: DirectDebitData, problem: FormProblem | null): Words {
  const from = state?.from ?? problem?.data.from ?? null;
  const day = from && intl.formatDate(from, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  if ((state?.limited_by ?? problem?.data.limited_by) === 'open') {
    const text = intl.formatMessage(texts.open_text);
    return {
      title: intl.formatMessage(creditsMessages.debit_open),
      text: day ? `${text} ${intl.formatMessage(texts.open_from, { date: day })}` : text,
    };
  }
  const later = day ? intl.formatMessage(texts.limit_from, { date: day }) : undefined;
  const title = intl.formatMessage(creditsMessages.debit_limit);
  if (!state) return { title, text: intl.formatMessage(texts.elsewhere_text) };
  const { limit: most, used, currency } = state;
  const money = (amount: number) => moneyText(intl, { amount, currency });
  const text = intl.formatMessage(texts.limit_text, { limit: money(most) });
  const rest = Math.max(0, most - used);
  if (offer.amount > most && rest > 0)
    return { title: intl.formatMessage(creditsMessages.debit_max, { amount: money(rest) }), text };
  const fits = rest > 0 && rest < offer.amount;
  return {
    title,
    text,
    meter: {
      label: intl.formatMessage(texts.limit_used),
      value: intl.formatMessage(texts.limit_value, { used: money(used), limit: money(most) }),
      share: most > 0 ? used / most : 1,
      text: later ?? (fits ? intl.formatMessage(texts.limit_left, { amount: money(rest) }) : undefined),
    },
  };
}

/** Direct debit is unavailable: why, and the other payment methods. */
export function RefusalStep({ data, reason, problem, address }: RefusalStepProps) {
  const intl = useIntl();
  const { offer, methods, country, discount, to } = data;
  const elsewhere = {
    title: intl.formatMessage(texts.elsewhere_title),
    text: intl.formatMessage(texts.elsewhere_text),
  };
  const words =
    reason === 'blocked'
      ? blocked(intl, data, problem)
      : reason === 'limit'
        ? limit(intl, data, problem)
        : elsewhere;
  const count = offer.credits + offer.extra;
  return (
    <DirectDebitRefusal
      head={headOf(intl, { href: packagesAddress(data) })}
      titleId={titleId}
      reason={reason}
      {...words}
      methods={
        methods.length > 0
          ? {
              title: intl.formatMessage(texts.others),
              name: 'method',
              items: methods.map(({ id }) => ({ id, label: methodName(intl, id), mark: methodMark(id) })),
              form: { action: address },
              hidden: {
                package: offer.id,
                country,
                code: discount?.source === 'campaign' ? discount.code : '',
                to: to ?? '',
              },
              total: {
                label: intl.formatMessage(texts.others_total, { count }),
                value: moneyText(intl, offer),
              },
              submit: intl.formatMessage(texts.others_submit),
              submitValue: intents.other,
            }
          : undefined
      }
    />
  );
}
