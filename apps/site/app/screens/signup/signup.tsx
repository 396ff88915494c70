import { errorMessages, navigationMessages } from '@heartwood/i18n';
import { SignupClosedScreen, SignupScreen, StartFields } from '@heartwood/ui';
import type { StartStepView } from '@heartwood/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useRootData } from '../../visit/root-data';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { useKeptForm } from './kept-form';
import { signupMessages as texts } from './messages';
import { accountValues } from './read-account';
import { asksMessage, loginInstead } from './signup-context';
import type { action, loader } from './signup.server';
import { signupArt } from './signup-art';
import { accountStep, messageStep } from './steps/account-step';
import { sentStep } from './steps/sent-step';
import { progressOf } from './steps/progress';
import { useEmailSuggestion } from './use-email-suggestion';

export { action, loader } from './signup.server';

export const handle = definePage({
  messages: ['signup', 'reset', 'profile', 'interests'],
  title: ({ intl }) => intl.formatMessage(navigationMessages.signup),
});

function SignupClosed() {
  const intl = useIntl();
  const { figure } = useLoaderData<typeof loader>();
  return (
    <SignupClosedScreen
      title={intl.formatMessage(texts.closed_title)}
      text={intl.formatMessage(errorMessages.invite_only)}
      action={{ href: urls.login(), label: intl.formatMessage(navigationMessages.login) }}
      figure={figure}
    />
  );
}

function useStep({ answer, problem, busy }: ReturnType<typeof useForm<typeof action>>): StartStepView {
  const intl = useIntl();
  const { brand, year } = useRootData();
  const { context, target } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { suggestion, look } = useEmailSuggestion('email');
  const sent = answer?.values;
  const step = answer?.done ?? sent?.step ?? (asksMessage(context) ? 'message' : 'account');
  const { kept, onInput } = useKeptForm(step === 'message' ? `message ${context.profile}` : step);
  const parts = {
    form: { action: `${pathname}${search}`, onInput },
    formKey: kept && 'kept',
    problem,
    busy,
  };
  if (step === 'sent') return sentStep(intl, parts, { email: sent?.values.email ?? '' });
  if (step === 'message') {
    return messageStep(intl, parts, {
      maxLength: brand.message_length,
      targetName: target?.name,
      written: kept?.get('signup_message') ?? undefined,
    });
  }
  const message = sent?.message ?? context.message;
  const hidden = {
    ...(message ? { signup_message: message } : {}),
    ...(context.profile ? { profile: context.profile } : {}),
  };
  return accountStep(
    intl,
    { ...parts, hidden },
    {
      minAge: brand.min_age,
      year,
      loginHref: loginInstead(context),
      targetName: target?.name,
      values: { name: context.name, ...(kept ? accountValues(kept) : sent?.values) },
      suggestion,
      onEmailBlur: look,
    },
  );
}

function OpenSignup() {
  const intl = useIntl();
  const { context, figure, target } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const form = useForm<typeof action>();
  const step = useStep(form);
  const art = signupArt(intl, { context, target, figure, message: form.answer?.values.message });
  return (
    <SignupScreen
      presentation="page"
      art={art}
      progress={progressOf(intl, 'account')}
      close={{
        href: context.profile ? urls.path('members-id', { id: context.profile }) : urls.path('index'),
        label: intl.formatMessage(texts.leave),
      }}
      language={{
        href: urls.languages(`${pathname}${search}`),
        label: intl.formatMessage(navigationMessages.all_languages),
      }}
      step={step}
    >
      <StartFields step={step} />
    </SignupScreen>
  );
}

/** The first step of the signup as a page. */
export default function SignupPage() {
  const { open } = useLoaderData<typeof loader>();
  return open ? <OpenSignup /> : <SignupClosed />;
}
