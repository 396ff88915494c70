import { ActivationResultScreen, ResetPasswordScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { loginMessages } from '../login/messages';
import { resetMessages as texts } from './messages';
import { resetFieldText, resetProblemText } from './reset-problem';
import type { action, loader } from './reset-password.server';

export { action, loader } from './reset-password.server';

export const handle = definePage({
  messages: ['reset', 'login'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

/** Requests the mail with a link to a new password. */
export default function ResetPasswordPage() {
  const intl = useIntl();
  const { figure, disclosesAccounts } = useLoaderData<typeof loader>();
  const { answer, busy, problem } = useForm<typeof action>();
  const art = { kind: 'drawn', figure } as const;
  const toLogin = { href: urls.login(), label: intl.formatMessage(texts.to_login) };
  if (answer?.done) {
    return (
      <ActivationResultScreen
        state="ready"
        title={intl.formatMessage(texts.sent_title)}
        text={intl.formatMessage(disclosesAccounts ? texts.sent_text : texts.sent_text_private, {
          email: answer.values.email,
        })}
        art={art}
        next={toLogin}
      />
    );
  }
  return (
    <ResetPasswordScreen
      title={intl.formatMessage(texts.ask_title)}
      text={intl.formatMessage(texts.ask_text)}
      art={art}
      form={{ action: urls.path('reset-password') }}
      error={resetProblemText(intl, problem)}
      fields={{
        kind: 'email',
        email: {
          name: 'email',
          required: true,
          maxLength: 254,
          label: intl.formatMessage(loginMessages.email),
          defaultValue: answer?.values.email,
          error: resetFieldText(intl, problem, 'email'),
        },
      }}
      submit={intl.formatMessage(texts.ask_submit)}
      busy={busy ? intl.formatMessage(texts.sending) : undefined}
      next={toLogin}
    />
  );
}
