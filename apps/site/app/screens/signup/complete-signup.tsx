import { stepBefore } from '@heartwood/domain';
import type { MemberStep } from '@heartwood/domain';
import { actionMessages, navigationMessages } from '@heartwood/i18n';
import { MemberFields, SignupScreen } from '@heartwood/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import type { action, loader } from './complete-signup.server';
import { useKeptForm } from './kept-form';
import { signupMessages as texts } from './messages';
import { ProfileOverview } from './profile-overview';
import { readProfile } from './read-profile';
import { afterSignup, stepAddress } from './signup-context';
import { nextWords } from './steps/next-words';
import { signupArt } from './signup-art';
import { memberStep } from './steps/member-steps';
import { progressOf } from './steps/progress';
import { usePushStep } from './use-push-step';
import { useRegions } from './use-regions';

export { action, loader } from './complete-signup.server';

export const handle = definePage({
  messages: ['signup', 'reset', 'profile', 'interests'],
  title: ({ intl }) => intl.formatMessage(navigationMessages.signup),
});

function useFocusOnStep(headingId: string, step: MemberStep): void {
  useEffect(() => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId, step]);
}

function StepPage({ step }: { step: MemberStep }) {
  const intl = useIntl();
  const loaded = useLoaderData<typeof loader>();
  const { problem, answer, busy } = useForm<typeof action>();
  const { pathname, search } = useLocation();
  const { context } = loaded;
  const { kept, onInput } = useKeptForm(step);
  const values = { ...loaded.values, ...(kept && readProfile(kept)) };
  const places = useRegions(loaded.places, values.country);
  const headingId = useId();
  useFocusOnStep(headingId, step);
  const before = stepBefore(step);
  const push = usePushStep(step, context);
  const view = memberStep(
    intl,
    step,
    {
      form: { action: `${pathname}${search}`, onSubmit: push.onSubmit, onInput },
      formKey: kept && 'kept',
      hidden: push.hidden,
      problem,
      busy: busy || push.busy,
    },
    {
      values,
      photo: loaded.photo ?? undefined,
      places,
      offered: loaded.offered,
      email: loaded.email,
      sent: answer?.done === 'sent',
      next: { href: afterSignup(context), label: nextWords(intl, context) },
    },
  );
  return (
    <SignupScreen
      presentation="page"
      art={signupArt(intl, loaded)}
      progress={progressOf(intl, step)}
      back={before && { href: stepAddress(before, context), label: intl.formatMessage(actionMessages.back) }}
      close={{ href: urls.path('members'), label: intl.formatMessage(texts.leave) }}
      step={view}
      headingId={headingId}
    >
      <MemberFields step={view} />
    </SignupScreen>
  );
}

/** A step of the signup after the account was created, or what the profile still lacks. */
export default function CompleteSignupPage() {
  const { step } = useLoaderData<typeof loader>();
  return step ? <StepPage key={step} step={step} /> : <ProfileOverview />;
}
