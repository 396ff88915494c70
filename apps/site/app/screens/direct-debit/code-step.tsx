import { Alert, DirectDebitCode } from '@heartwood/ui';
import type { SentCode } from '@heartwood/flows';
import { useIntl } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { useTimeZone } from '../../format/time-zone';
import { fieldText, problemText } from '../../forms/form-problem';
import { useCountdown } from '../../hooks/use-countdown';
import { creditsMessages } from '../credits/messages';
import { detailFields } from './details';
import type { DirectDebitData } from './direct-debit-data.server';
import { headOf, titleId } from './head';
import { intents } from './intents';
import { directDebitMessages as texts } from './messages';
import { orderLines, orderTotal, progress } from './order-props';
import type { DirectDebitOrderState } from './use-direct-debit';

const otherForm = 'directdebit-other';

interface CodeStepProps {
  readonly data: DirectDebitData;
  readonly sent: SentCode;
  readonly order: DirectDebitOrderState;
}

/** Returns the time until another code can be sent, as 0:42; undefined once it can. */
function useWait(resendMs: number): string | undefined {
  const left = useCountdown(Math.ceil(resendMs / 1000), true);
  if (left === 0) return undefined;
  const digits = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  return hours > 0 ? `${hours}:${digits(minutes)}:${digits(left % 60)}` : `${minutes}:${digits(left % 60)}`;
}

/** Returns the error beside the code, and any other error. */
function useProblem({ problem, snapshot }: DirectDebitOrderState) {
  const intl = useIntl();
  const { triesLeft: count } = snapshot.context;
  if (!problem) return {};
  if (problem.fields['otp'] === 'required') return { error: fieldText(intl, problem, 'otp') };
  const isWrong = problem.code === 'code_invalid' || problem.fields['otp'] !== undefined;
  if (!isWrong) return { shown: problemText(intl, problem) };
  const wrong = problemText(intl, { code: 'code_invalid', fields: {}, data: {} });
  return { error: `${wrong}. ${intl.formatMessage(texts.tries_left, { count })}` };
}

/** The last step: the code, its price, and the order. */
export function CodeStep({ data, sent, order }: CodeStepProps) {
  const intl = useIntl();
  const timeZone = useTimeZone(data.timeZone);
  const { snapshot, onSubmit, address, busy, formKey, wish } = order;
  const { details, triesLeft, ended } = snapshot.context;
  const { payment, phone, iban, bank, code_expires, mandate_reference } = sent.order;
  const { error, shown } = useProblem(order);
  const wait = useWait(sent.resendMs);
  const isOver = triesLeft === 0 || ended;
  const overText = intl.formatMessage(triesLeft === 0 ? texts.code_spent : texts.code_ended);
  const time = intl.formatTime(code_expires ?? 0, { timeZone, hour: '2-digit', minute: '2-digit' });
  const isOffer = payment.package === data.offer.id && payment.amount === data.offer.amount;
  const total = { ...orderTotal(intl, data), value: moneyText(intl, payment) };
  const bought = intl.formatMessage(creditsMessages.order_credits, { count: payment.credits });
  const lines = isOffer ? orderLines(intl, data) : [{ label: bought, value: '' }];
  const typed = Object.fromEntries(detailFields.map((field) => [field, details?.[field] ?? '']));
  return (
    <DirectDebitCode
      head={{
        ...headOf(intl, { form: otherForm, value: intents.change }),
        progress: progress(intl, 3),
      }}
      titleId={titleId}
      title={intl.formatMessage(texts.code_title)}
      sentTo={intl.formatMessage(texts.sent_to, { phone })}
      change={{ label: intl.formatMessage(texts.change), value: intents.change }}
      problem={
        (shown || isOver) && (
          <Alert tone={isOver ? 'warn' : 'danger'} role="alert" title={isOver ? overText : shown}>
            {intl.formatMessage(texts.nothing_taken)}
          </Alert>
        )
      }
      form={{ action: address, onSubmit }}
      otherForm={otherForm}
      hidden={{
        ...typed,
        key: formKey,
        payment: payment.payment_id,
        package: wish.package,
        amount: String(wish.amount),
        country: wish.country,
        code: wish.code ?? '',
        to: data.to ?? '',
      }}
      field={
        isOver
          ? undefined
          : { id: 'directdebit-otp', name: 'otp', label: intl.formatMessage(texts.code), error }
      }
      left={isOver ? undefined : intl.formatMessage(texts.tries, { count: triesLeft, time })}
      wait={wait && intl.formatMessage(texts.wait, { time: wait })}
      another={{ label: intl.formatMessage(texts.another), value: intents.another }}
      order={{
        lines: [...lines, { label: intl.formatMessage(texts.from, { iban }), value: bank ?? '' }],
        total,
      }}
      asked={intl.formatMessage(texts.asked, { days: data.withdrawDays })}
      submit={intl.formatMessage(creditsMessages.submit)}
      submitValue={intents.order}
      note={intl.formatMessage(texts.gives_mandate, { reference: mandate_reference })}
      busy={busy ? intl.formatMessage(texts.ordering) : undefined}
    />
  );
}
