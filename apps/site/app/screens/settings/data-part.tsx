import { AccountForm, DataCopy, PasswordField } from '@heartwood/ui';
import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useTimeZone } from '../../format/time-zone';
import { loginMessages } from '../login/messages';
import { settingsMessages as texts } from './messages';
import { sectionPath } from './section-list';
import type { dataAction } from './settings-actions.server';
import type { DataOf } from './settings-data';
import { useAccountForm } from './use-account-form';

const betweenLooks = 5_000;

function useLookAgain(wanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(revalidate, betweenLooks);
    return () => clearInterval(timer);
  }, [wanted, revalidate]);
}

function CopyState({ copy, timeZone: given }: Pick<DataOf<'data'>, 'copy' | 'timeZone'>) {
  const intl = useIntl();
  const timeZone = useTimeZone(given);
  const { status, until, size, file } = copy;
  if (status === 'making')
    return (
      <DataCopy
        state="making"
        title={intl.formatMessage(texts.data_making)}
        text={intl.formatMessage(texts.data_making_text)}
      />
    );
  if (status === 'ready' && file !== null && until !== null)
    return (
      <DataCopy
        state="ready"
        title={intl.formatMessage(texts.data_ready)}
        text={intl.formatMessage(texts.data_ready_text, {
          size: intl.formatNumber(Math.max(0.1, (size ?? 0) / 1_000_000), {
            style: 'unit',
            unit: 'megabyte',
            maximumFractionDigits: 1,
          }),
          time: intl.formatDate(until, { timeZone, dateStyle: 'long', timeStyle: 'short' }),
        })}
        download={{ href: file, label: intl.formatMessage(texts.data_download) }}
      />
    );
  if (status === 'expired')
    return (
      <DataCopy
        state="expired"
        title={intl.formatMessage(texts.data_expired)}
        text={intl.formatMessage(texts.data_expired_text)}
      />
    );
  return null;
}

/** The data export: its status, and the form that requests one. */
export function DataPart({ data }: { readonly data: DataOf<'data'> }) {
  const intl = useIntl();
  const { busy, error, fieldError } = useAccountForm<typeof dataAction>({ fields: ['password'] });
  const { status } = data.copy;
  useLookAgain(status === 'making');
  return (
    <>
      <CopyState copy={data.copy} timeZone={data.timeZone} />
      {(status === 'none' || status === 'expired') && (
        <AccountForm
          action={sectionPath('data')}
          text={intl.formatMessage(texts.data_text)}
          error={error}
          submit={intl.formatMessage(texts.data_submit)}
          busy={busy}
        >
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
      )}
    </>
  );
}
