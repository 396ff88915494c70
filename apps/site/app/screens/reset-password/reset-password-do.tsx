import { passwordLength } from '@heartwood/domain';
import { errorMessages, navigationMessages } from '@heartwood/i18n';
import { ActivationResultScreen, ResetPasswordScreen } from '@heartwood/ui';
import type { EntryArt } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { loginMessages } from '../login/messages';
import { MailLinkDone } from '../mail-link/mail-link-result';
import { resetMessages as texts } from './messages';
import { resetFieldText, resetProblemText } from './reset-problem';
import type { action, loader } from './reset-password-do.server';

export { action, loader } from './reset-password-do.server';

export const handle = definePage({
  messages: ['reset', 'login'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

function LinkRefused({ art }: { art: EntryArt }) {
  const intl = useIntl();
  return (
    <ActivationResultScreen
      state="failed"
      title={intl.formatMessage(errorMessages.link_invalid_or_expired)}
      text={intl.formatMessage(texts.failed_text)}
      art={art}
      next={{ href: urls.path('reset-password'), label: intl.formatMessage(texts.again) }}
    />
  );
}

/** The page linked from the reset mail: the form for a new password, then the outcome. */
export default function NewPasswordPage() {
  const intl = useIntl();
  const { token, submission, done, figure } = useLoaderData<typeof loader>();
  const { busy, problem } = useForm<typeof action>();
  const art = { kind: 'drawn', figure } as const;
  if (done) {
    const toMembers = navigationMessages.discover;
    return <MailLinkDone art={art} title={texts.done_title} text={texts.done_text} toMembers={toMembers} />;
  }
  if (token === null || problem?.code === 'link_invalid_or_expired') return <LinkRefused art={art} />;
  const eyes = {
    showLabel: intl.formatMessage(loginMessages.show_password),
    hideLabel: intl.formatMessage(loginMessages.hide_password),
  };
  return (
    <ResetPasswordScreen
      title={intl.formatMessage(texts.choose_title)}
      text={intl.formatMessage(texts.choose_text)}
      art={art}
      form={{ action: urls.newPassword(token) }}
      hidden={{ submission }}
      error={resetProblemText(intl, problem)}
      fields={{
        kind: 'password',
        password: {
          name: 'password',
          required: true,
          minLength: passwordLength.minimum,
          label: intl.formatMessage(texts.password),
          hint: intl.formatMessage(texts.password_hint, { count: passwordLength.minimum }),
          error: resetFieldText(intl, problem, 'password'),
          ...eyes,
        },
        repeat: {
          name: 'repeat',
          required: true,
          label: intl.formatMessage(texts.repeat),
          error: resetFieldText(intl, problem, 'repeat'),
          ...eyes,
        },
      }}
      submit={intl.formatMessage(texts.choose_submit)}
      busy={busy ? intl.formatMessage(texts.saving) : undefined}
    />
  );
}
