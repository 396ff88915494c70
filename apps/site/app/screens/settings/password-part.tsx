import { passwordLength } from '@heartwood/domain';
import { AccountForm, Alert, PasswordField } from '@heartwood/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { loginMessages } from '../login/messages';
import { resetMessages } from '../reset-password/messages';
import { settingsMessages as texts } from './messages';
import { passwordJudgement } from './password-judgement';
import { sectionPath } from './section-list';
import type { passwordAction } from './settings-actions.server';
import { useAccountForm } from './use-account-form';

function useEyes() {
  const intl = useIntl();
  return {
    required: true,
    showLabel: intl.formatMessage(loginMessages.show_password),
    hideLabel: intl.formatMessage(loginMessages.hide_password),
  };
}

function NewPassword({ error }: { readonly error: string | undefined }) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  const hints = {
    short: intl.formatMessage(resetMessages.password_hint, { count: passwordLength.minimum }),
    fair: intl.formatMessage(texts.password_fair),
    good: intl.formatMessage(texts.password_good),
  };
  return (
    <PasswordField
      {...useEyes()}
      name="password"
      autoComplete="new-password"
      minLength={passwordLength.minimum}
      label={intl.formatMessage(resetMessages.password)}
      hint={hints[passwordJudgement(password)]}
      error={error}
      onChange={(event) => setPassword(event.currentTarget.value)}
    />
  );
}

/** The form for a new password, which requires the current one. */
export function PasswordPart() {
  const intl = useIntl();
  const eyes = useEyes();
  const { answer, busy, error, fieldError, saved } = useAccountForm<typeof passwordAction>({
    fields: ['old_password', 'password', 'new_password', 'repeat'],
    codes: { old_password_wrong: 'old_password' },
    saved: intl.formatMessage(texts.password_saved),
  });
  return (
    <AccountForm
      key={answer?.done}
      action={sectionPath('password')}
      notice={saved && <Alert tone="success" title={saved} />}
      error={error}
      submit={intl.formatMessage(texts.password_submit)}
      busy={busy}
      after={intl.formatMessage(texts.password_after)}
    >
      <PasswordField
        {...eyes}
        name="old_password"
        autoComplete="current-password"
        label={intl.formatMessage(texts.old_password)}
        error={fieldError('old_password')}
      />
      <NewPassword error={fieldError('password') ?? fieldError('new_password')} />
      <PasswordField
        {...eyes}
        name="repeat"
        autoComplete="new-password"
        label={intl.formatMessage(resetMessages.repeat)}
        error={fieldError('repeat')}
      />
    </AccountForm>
  );
}
