import { Alert, ButtonLink, DirectDebitRefusal } from '@heartwood/ui';
import type { DirectDebitRefusalProps } from '@heartwood/ui';
import { LifeBuoy } from 'lucide-react';
import { useIntl } from 'react-intl';
import { moneyText } from '../../format/money-text';
import type { FormProblem } from '../../forms/form-problem';
import { urls } from '../../urls';
import { methodMark, methodName } from '../credits/methods';
import type { DirectDebitData } from './direct-debit-data.server';
import { headOf, packagesAddress, titleId } from './head';
import { intents } from './intents';
import { directDebitMessages as texts } from './messages';
import { blockedWords, elsewhereWords, limitWords } from './refusal-words';

interface RefusalStepProps {
  readonly data: DirectDebitData;
  readonly reason: DirectDebitRefusalProps['reason'];
  /** The API's error, if it rejected an order. */
  readonly problem: FormProblem | null;
  /** Action of the page's forms. */
  readonly address: string;
}

/** Direct debit is unavailable: why, and the other payment methods. */
export function RefusalStep({ data, reason, problem, address }: RefusalStepProps) {
  const intl = useIntl();
  const { offer, state, methods, country, discount, to } = data;
  const refusal = { state, problem };
  const words = {
    blocked: () => blockedWords(intl, refusal),
    limit: () => limitWords(intl, refusal),
    elsewhere: () => elsewhereWords(intl),
  }[reason]();
  const help = (
    <Alert
      tone="neutral"
      icon={<LifeBuoy />}
      title={intl.formatMessage(texts.blocked_help_title)}
      action={
        <ButtonLink href={urls.path('transactions-id')} look="text" size="small">
          {intl.formatMessage(texts.blocked_link)}
        </ButtonLink>
      }
    >
      {intl.formatMessage(texts.blocked_help)}
    </Alert>
  );
  const count = offer.credits + offer.extra;
  return (
    <DirectDebitRefusal
      head={headOf(intl, { href: packagesAddress(data) })}
      titleId={titleId}
      reason={reason}
      {...words}
      help={reason === 'blocked' ? help : undefined}
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
