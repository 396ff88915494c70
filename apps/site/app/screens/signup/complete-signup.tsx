import { SignupScreen } from '@heartwood/ui';
import { useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { definePage } from '../../session/page-handle';
import { urls } from '../../urls';
import type { action, loader } from './complete-signup.server';
import { completeMessages as completeTexts } from './complete-messages';
import { signupMessages as texts } from './messages';
import { ProfileOverview } from './profile-overview';
import { afterSignup, readSignupContext, stepAddress } from './signup-context';
import { stepBefore } from './signup-steps';
import type { MemberStep } from './signup-steps';
import { memberStep } from './steps/member-steps';
import { progressOf } from './steps/progress';
import { usePushStep } from './use-push-step';
import { useRegions } from './use-regions';

export { action, loader } from './complete-signup.server';

export const handle = definePage({
  messages: ['signup', 'profile', 'interests'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

function useFocusOnStep(headingId: string, step: MemberStep): void {
  useEffect(() => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId, step]);
}

function StepPage({ step }: { step: MemberStep }) {
  const intl = useIntl();
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const busy = useNavigation().formAction !== undefined;
  const context = readSignupContext(new URLSearchParams(search));
  const places = useRegions(loaded.places);
  const headingId = useId();
  useFocusOnStep(headingId, step);
  const before = stepBefore(step);
  const push = usePushStep(step, context);
  const view = memberStep(
    intl,
    step,
    {
      form: { action: `${pathname}${search}`, onSubmit: push.onSubmit },
      hidden: push.hidden,
      problem: answer?.problem,
      busy: busy || push.busy,
    },
    {
      values: loaded.values,
      places,
      offered: loaded.offered,
      email: loaded.email,
      sent: answer?.sent ?? false,
      next: {
        href: afterSignup(context),
        label: intl.formatMessage(context.profile ? completeTexts.to_profile : completeTexts.to_members),
      },
    },
  );
  return (
    <SignupScreen
      presentation="page"
      art={{ kind: 'drawn', figure: loaded.figure }}
      progress={progressOf(intl, step)}
      leave={
        before
          ? { kind: 'back', href: stepAddress(before, context), label: intl.formatMessage(texts.back) }
          : { kind: 'close', href: urls.path('members'), label: intl.formatMessage(texts.leave) }
      }
      step={view}
      headingId={headingId}
    />
  );
}

/** A step of the signup after the account was made, or what is still missing in the profile. */
export default function CompleteSignupPage() {
  const { step } = useLoaderData<typeof loader>();
  return step ? <StepPage key={step} step={step} /> : <ProfileOverview />;
}
