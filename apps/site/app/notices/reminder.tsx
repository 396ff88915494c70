import { ActivationSheet, ActivationStrip } from '@heartwood/ui';
import type { ActivationStripProps } from '@heartwood/ui';
import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { problemText } from '../forms/form-problem';
import type { FormProblem } from '../forms/form-problem';
import type { Member } from '../member/member';
import { useRootData } from '../visit/root-data';
import { useOverlayTurn } from '../overlays/overlay-turn';
import { urls } from '../urls';
import { noticeMessages as texts } from './messages';
import type { MemberNotice } from './member-notices';
import { signupCompleteFlag } from '../visit/signup-complete-flag';

type Outcome = 'none' | 'busy' | 'sent' | FormProblem;

function problemOfResend(intl: IntlShape, problem: FormProblem): string {
  const { minutes } = problem.data;
  return problem.code === 'too_many_requests' && typeof minutes === 'number'
    ? intl.formatMessage(texts.wait, { minutes })
    : problemText(intl, problem);
}

interface ReminderProps extends Pick<Extract<MemberNotice, { kind: 'activationReminder' }>, 'presentation'> {
  readonly member: Member;
  readonly dismiss: ActivationStripProps['dismiss'];
}

/** The reminder to confirm the mail address. It disappears once the account is confirmed. */
export function Reminder({ member, presentation, dismiss }: ReminderProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [, setQuery] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const { betterEmail: better } = useRootData();
  const modal = presentation === 'modal';
  const turn = useOverlayTurn('reminder', modal);

  const send = async () => {
    const { resendActivation } = await import('./resend-activation');
    const problem = await resendActivation();
    if (problem?.code === 'conflict') revalidate();
    setOutcome(problem ?? 'sent');
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'busy') return;
    setOutcome('busy');
    send().catch(() => setOutcome({ code: 'internal_error', fields: {}, data: {} }));
  };
  const close = () => {
    dismiss.onPress();
    setQuery(
      (before) => {
        before.delete(signupCompleteFlag);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  const form = { action: urls.path('activate-error'), onSubmit };
  const became = {
    sent: outcome === 'sent' ? intl.formatMessage(texts.sent) : undefined,
    error: typeof outcome === 'object' ? problemOfResend(intl, outcome) : undefined,
  };
  const busy = outcome === 'busy' ? intl.formatMessage(texts.sending) : undefined;
  const didYouMean = better === null ? undefined : intl.formatMessage(texts.did_you_mean, { email: better });
  const correction = urls.path('settings', { section: 'email' });
  if (!modal) {
    return (
      <ActivationStrip
        title={intl.formatMessage(texts.confirm_short)}
        text={intl.formatMessage(texts.confirm_why)}
        suggestion={
          didYouMean === undefined
            ? undefined
            : { title: didYouMean, label: intl.formatMessage(texts.correct), href: correction }
        }
        resend={{ label: intl.formatMessage(texts.resend_short), form, busy }}
        {...became}
        dismiss={dismiss}
      />
    );
  }
  if (!turn) return null;
  return (
    <ActivationSheet
      title={intl.formatMessage(texts.confirm_title)}
      text={intl.formatMessage(texts.confirm_text)}
      address={member.email}
      suggestion={didYouMean === undefined ? undefined : { label: didYouMean, href: correction }}
      resend={{ label: intl.formatMessage(texts.resend), form, busy }}
      {...became}
      close={{ label: intl.formatMessage(texts.confirm_close), onPress: close }}
    />
  );
}
