import { AccountForm, Alert, PasswordField, TextField } from '@heartwood/ui';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loginMessages } from '../login/messages';
import { settingsMessages as texts } from './messages';
import { sectionPath } from './section-list';
import type { emailAction } from './settings-actions.server';
import type { DataOf } from './settings-data';
import { useAccountForm } from './use-account-form';

function useWaiting(milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return milliseconds > 0 && !over;
}

/** The mail address: the current one, the unconfirmed one, and the form. */
export function EmailPart({ data }: { readonly data: DataOf<'email'> }) {
  const intl = useIntl();
  const { answer, busy, error, problem, fieldError } = useAccountForm<typeof emailAction>({
    fields: ['email', 'password'],
    codes: { email_invalid: 'email' },
  });
  const waiting = useWaiting(data.wait);
  const { pending } = data;
  const invalid = problem?.code === 'email_invalid' || problem?.fields.email === 'email_invalid';
  return (
    <AccountForm
      key={answer?.done}
      action={sectionPath('email')}
      text={intl.formatMessage(texts.email_text, { email: data.email })}
      notice={
        pending && (
          <Alert
            tone="success"
            icon={<MailCheck />}
            role="status"
            title={intl.formatMessage(texts.email_pending_title)}
          >
            {intl.formatMessage(texts.email_pending_text, { email: pending })}
          </Alert>
        )
      }
      error={error}
      submit={intl.formatMessage(pending ? texts.email_again : texts.email_submit)}
      busy={busy}
      disabled={waiting && !busy ? intl.formatMessage(texts.email_wait) : undefined}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        label={intl.formatMessage(texts.email_new)}
        defaultValue={answer?.values.email ?? pending ?? ''}
        error={invalid ? intl.formatMessage(texts.email_invalid) : fieldError('email')}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        label={intl.formatMessage(texts.your_password)}
        error={fieldError('password')}
        showLabel={intl.formatMessage(loginMessages.show_password)}
        hideLabel={intl.formatMessage(loginMessages.hide_password)}
      />
    </AccountForm>
  );
}
