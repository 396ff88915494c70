import { errorMessages, interestMessage } from '@heartwood/i18n';
import { ComingScreen, SignupScreen } from '@heartwood/ui';
import type { EntryArt } from '@heartwood/ui';
import { useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { navigationMessages } from '@heartwood/i18n';
import { definePage } from '../../session/page-handle';
import { useRootData } from '../../session/root-data';
import { urls } from '../../urls';
import { firstMessageMessages as firstMessageTexts } from './first-message-messages';
import { signupMessages as texts } from './messages';
import { loginInstead, readSignupContext } from './signup-context';
import type { SignupContext } from './signup-context';
import type { action, loader, SignupAnswer } from './signup.server';
import { accountStep, messageStep } from './steps/account-step';
import { sentStep } from './steps/member-steps';
import { progressOf } from './steps/progress';
import { useEmailSuggestion } from './use-email-suggestion';

export { action, loader } from './signup.server';

export const handle = definePage({
  messages: ['signup', 'profile', 'interests'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

function SignupClosed() {
  const intl = useIntl();
  const { figure } = useLoaderData<typeof loader>();
  return (
    <ComingScreen
      title={intl.formatMessage(texts.closed_title)}
      text={intl.formatMessage(errorMessages.invite_only)}
      action={{ href: urls.login(), label: intl.formatMessage(navigationMessages.login) }}
      figure={figure}
    />
  );
}

function useStep(answer: SignupAnswer | undefined) {
  const intl = useIntl();
  const { brand, year } = useRootData();
  const { pathname, search } = useLocation();
  const busy = useNavigation().formAction !== undefined;
  const { suggestion, look } = useEmailSuggestion('email');
  const context = readSignupContext(new URLSearchParams(search));
  const form = { action: `${pathname}${search}` };
  if (answer?.step === 'sent') return sentStep(intl, { form, busy }, answer.values.email ?? '');
  if (context.profile && !answer) return messageStep(intl, { form, busy }, brand.message_length);
  const message = answer?.message ?? context.message;
  const hidden = {
    ...(message ? { signup_message: message } : {}),
    ...(context.profile ? { profile: context.profile } : {}),
  };
  return accountStep(
    intl,
    { form, hidden, problem: answer?.problem, busy },
    {
      minAge: brand.min_age,
      year,
      loginHref: loginInstead(context),
      values: { name: context.name, ...answer?.values },
      suggestion,
      onEmailBlur: look,
    },
  );
}

/** What the visitor brought along: a message, or what was written or picked on an advertising page. */
function keptWords(
  intl: IntlShape,
  message: string | undefined,
  { profile, message: line, interests = [] }: SignupContext,
) {
  if (message && profile) return { message, note: intl.formatMessage(firstMessageTexts.message_ready) };
  if (line) return { message: line, note: intl.formatMessage(texts.line_kept) };
  if (interests.length === 0) return undefined;
  const names = interests.map((id) => intl.formatMessage(interestMessage(id)));
  return { message: names.join(' + '), note: intl.formatMessage(texts.choices_kept) };
}

function OpenSignup() {
  const intl = useIntl();
  const { figure } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const step = useStep(answer);
  const drawn: EntryArt = { kind: 'drawn', figure };
  const context = readSignupContext(new URLSearchParams(useLocation().search));
  const kept = keptWords(intl, answer?.message, context);
  const art: EntryArt = kept ? { ...drawn, ...kept } : drawn;
  return (
    <SignupScreen
      presentation="page"
      art={art}
      progress={progressOf(intl, 'account')}
      leave={{
        kind: 'close',
        href: context.profile ? urls.path('members-id', { id: context.profile }) : urls.path('index'),
        label: intl.formatMessage(texts.leave),
      }}
      step={step}
    />
  );
}

/** The first step of the signup as a page. */
export default function SignupPage() {
  const { open } = useLoaderData<typeof loader>();
  return open ? <OpenSignup /> : <SignupClosed />;
}
