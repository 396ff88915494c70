import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Link } from '../../components/Link/Link';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { TextField } from '../../components/TextField/TextField';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { portraits } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { AccountForm } from './AccountForm';
import { BlockedPart } from './BlockedPart';
import { DataCopy } from './DataCopy';
import { DevicesPart } from './DevicesPart';
import { InvisibleCard } from './InvisibleCard';
import { LanguagePart } from './LanguagePart';
import { ReportsPart } from './ReportsPart';
import type { ReportRow } from './ReportsPart';
import { sampleAccount, sampleDelete, samplePrivacy, sampleSections } from './sample-settings';
import { SettingsGroup } from './SettingsGroup';
import { SettingsScreen } from './SettingsScreen';

const meta: Meta = { title: 'Screens/Settings', component: SettingsScreen };
export default meta;

type Part = Parameters<typeof sampleSections>[1];

const story = (
  part: Part,
  title: (t: StoryTexts) => string,
  body: (t: StoryTexts) => ReactNode,
): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    const settings = { href: '/settings', label: t('navigation.settings', 'Settings') };
    const phone = part ? ({ kind: 'inner', back: settings, title: title(t) } as const) : undefined;
    return (
      <AppFrame {...sampleFrame(t, { place: 'profile', credits: 8, phone })}>
        <SettingsScreen
          title={title(t)}
          titleInBar={part !== undefined && part !== 'devices'}
          sections={{ label: settings.label, items: sampleSections(t, part) }}
        >
          {body(t)}
        </SettingsScreen>
      </AppFrame>
    );
  },
});

const list = (selected: boolean) =>
  story(
    undefined,
    (t) => t('navigation.settings', 'Settings'),
    (t) => (
      <>
        <InvisibleCard
          title={t('settings.invisible', 'Invisible')}
          text={t('settings.invisible_text', 'Only people you already chat with can still see you.')}
          photo={{ src: portraits.anna }}
          control={{ action: '/settings', name: 'invisible', selected }}
        />
        <SettingsGroup title={t('settings.account', 'Account')} rows={sampleAccount(t)} />
        <SettingsGroup title={t('settings.privacy', 'Privacy')} rows={samplePrivacy(t)} />
        <SettingsGroup rows={sampleDelete(t)} />
      </>
    ),
  );

export const List = list(true);

export const ListVisible = list(false);

export const Devices = story(
  'devices',
  (t) => t('settings.devices_title', 'Where you’re logged in'),
  (t) => (
    <DevicesPart
      devices={[
        {
          id: '1',
          kind: 'phone',
          label: t('settings.device_this', 'This device'),
          note: 'Chrome · Android',
          now: t('settings.device_now', 'Active now'),
        },
        {
          id: '2',
          kind: 'computer',
          label: 'macOS · Safari',
          note: t('settings.device_seen', 'Last used: {time}', { time: '20. 11.' }),
          end: {
            label: t('navigation.logout', 'Log out'),
            name: t('settings.log_out_device', 'Log out: {device}', { device: 'macOS' }),
            action: '/settings/devices',
            fields: { id: '2' },
          },
        },
      ]}
      others={{
        label: t('settings.log_out_others', 'Log out everywhere else'),
        action: '/settings/devices',
        fields: {},
      }}
      hint={t.rich(
        'settings.devices_hint',
        'Something here you don’t recognise? Log it out and change your <link>password</link>.',
        {
          link: (inside) => <Link href="/settings/password">{inside}</Link>,
        },
      )}
    />
  ),
);

const blocked = (names: readonly string[], fictional: readonly string[] = []) =>
  story(
    'blocked',
    (t) => t('settings.blocked', 'Blocked members'),
    (t) => (
      <BlockedPart
        text={t(
          'settings.blocked_text',
          'They can’t find you or write to you, and they won’t be told that you’ve blocked them.',
        )}
        people={names.map((name) => ({
          id: name,
          name,
          fictional: fictional.includes(name) ? t('people.fictional', 'Fictional') : undefined,
          note: t('settings.blocked_since', 'since {date}', { date: '12. 9.' }),
          photo: portraits.nadia,
          unblock: {
            label: t('settings.unblock', 'Unblock'),
            name: t('settings.unblock_name', 'Unblock: {name}', { name }),
            action: '/settings/blocked',
            fields: { unblock: name },
          },
        }))}
        empty={{
          title: t('settings.nobody_title', 'You haven’t blocked anyone'),
          text: t(
            'settings.nobody_text',
            'If someone bothers you, block them on their profile or in the chat.',
          ),
        }}
      />
    ),
  );

export const Blocked = blocked(['Bianca', 'Renate'], ['Renate']);

export const NobodyBlocked = blocked([]);

const reports = (rows: (t: StoryTexts) => readonly ReportRow[]) =>
  story(
    'reports',
    (t) => t('settings.reports', 'My reports'),
    (t) => (
      <ReportsPart
        text={t('settings.reports_text', 'What you reported and what we decided.')}
        reports={rows(t)}
        empty={{
          title: t('settings.reports_empty', 'You haven’t reported anything'),
          text: t(
            'settings.reports_empty_text',
            'If something’s wrong, you can report it from the menu on a profile, photo or chat.',
          ),
        }}
      />
    ),
  );

export const Reports = reports((t) => [
  {
    reference: 'H4TX-7PWM',
    kind: 'profile',
    label: t('settings.report_profile', '{name}’s profile', { name: 'Ralf' }),
    note: `H4TX-7PWM · ${t('report.reason_fake', 'Not who they say they are')} · 20. 11.`,
    status: { label: t('report.status_open', 'In review'), tone: 'warn' },
  },
  {
    reference: 'K2M9-QR4T',
    kind: 'message',
    label: t('settings.report_message', 'Message from {name}', { name: 'Maximilian-Alexander' }),
    note: `K2M9-QR4T · ${t('report.reason_harassment', 'Insults, threats or pressure')} · 2. 11.`,
    status: { label: t('report.status_upheld', 'Action taken'), tone: 'success' },
  },
  {
    reference: 'B7C3-9XYZ',
    kind: 'gift',
    label: t('settings.report_left', 'Former member'),
    note: `B7C3-9XYZ · ${t('report.reason_spam', 'Advertising')} · 1. 9.`,
    status: { label: t('report.status_dismissed', 'No violation found'), tone: 'neutral' },
  },
]);

export const NothingReported = reports(() => []);

const password = (wrong: boolean, busy: boolean) =>
  story(
    'password',
    (t) => t('settings.password_submit', 'Change password'),
    (t) => {
      const eyes = {
        required: true,
        showLabel: t('login.show_password', 'Show password'),
        hideLabel: t('login.hide_password', 'Hide password'),
      };
      return (
        <AccountForm
          action="/settings/password"
          submit={t('settings.password_submit', 'Change password')}
          busy={busy ? t('reset.saving', 'Saving') : undefined}
          after={t('settings.password_after', 'You’ll then be logged out on all other devices.')}
        >
          <PasswordField {...eyes} name="old" label={t('settings.old_password', 'Current password')} />
          <PasswordField
            {...eyes}
            name="password"
            label={t('reset.password', 'New password')}
            hint={t('settings.password_good', 'Long and hard to guess. Good.')}
          />
          <PasswordField
            {...eyes}
            name="repeat"
            label={t('reset.repeat', 'Repeat new password')}
            error={wrong ? t('errors.passwords_differ', 'The passwords you entered don’t match.') : undefined}
          />
        </AccountForm>
      );
    },
  );

export const Password = password(false, false);

export const PasswordsDiffer = password(true, false);

export const PasswordBusy = password(false, true);

export const EmailPending = story(
  'email',
  (t) => t('settings.email_title', 'Change email address'),
  (t) => (
    <AccountForm
      action="/settings/email"
      notice={
        <Alert tone="success" title={t('settings.email_pending_title', 'Almost done.')}>
          {t(
            'settings.email_pending_text',
            'Open the link in the email we sent to {email}. Until then, your old address stays active.',
            {
              email: 'neu@post.example',
            },
          )}
        </Alert>
      }
      submit={t('settings.email_again', 'Send the link again')}
      disabled={t('settings.email_wait', 'Check your inbox first. You can send it again in a minute.')}
    >
      <TextField
        name="email"
        type="email"
        label={t('settings.email_new', 'New email address')}
        defaultValue="neu@post.example"
      />
    </AccountForm>
  ),
);

const copy = (state: 'making' | 'ready' | 'expired', title: (t: StoryTexts) => [string, string]) =>
  story(
    undefined,
    (t) => t('settings.data', 'Copy of your data'),
    (t) => {
      const [head, text] = title(t);
      const download = { href: '/api/export-file.php', label: t('settings.data_download', 'Download') };
      return (
        <DataCopy
          state={state}
          title={head}
          text={text}
          download={state === 'ready' ? download : undefined}
        />
      );
    },
  );

export const DataMaking = copy('making', (t) => [
  t('settings.data_making', 'We’re preparing your copy'),
  t('settings.data_making_text', 'We’ll email you when it’s ready. You can leave this page.'),
]);

export const DataReady = copy('ready', (t) => [
  t('settings.data_ready', 'Your copy is ready'),
  t('settings.data_ready_text', '{size} · available until {time}', { size: '4 MB', time: '22. 11.' }),
]);

export const DataExpired = copy('expired', (t) => [
  t('settings.data_expired', 'Your last copy has expired'),
  t('settings.data_expired_text', 'We only keep a copy for two days. You can request a new one.'),
]);

export const Languages = story(
  undefined,
  (t) => t('navigation.language', 'Language'),
  () => (
    <LanguagePart
      form={{ action: '/language', name: 'language' }}
      languages={[
        { tag: 'de', name: 'Deutsch', selected: true },
        { tag: 'en', name: 'English' },
        { tag: 'nl', name: 'Nederlands' },
      ]}
    />
  ),
);
