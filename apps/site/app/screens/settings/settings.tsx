import { navigationMessages } from '@heartwood/i18n';
import { SettingsScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { BlockedPart } from './blocked-part';
import { DataPart } from './data-part';
import { DeletionPage } from './deletion-page';
import { DevicesPart } from './devices-part';
import { EmailPart } from './email-part';
import { LanguagePart } from './language-part';
import { Overview } from './overview';
import { PasswordPart } from './password-part';
import { ReportsPart } from './reports-part';
import { sectionList, sectionTitle } from './section-list';
import type { SettingsData } from './settings-data';
import type { loader } from './settings.server';
import { ShownPart } from './shown-part';

export { action, loader } from './settings.server';

export const handle = definePage<SettingsData>({
  messages: ['settings', 'deletion', 'reset', 'login', 'report', 'people'],
  title: ({ intl, data }) => sectionTitle(intl, data.section),
  place: 'profile',
  ownAction: true,
  phone: ({ intl, data: { section } }) => {
    if (section === 'overview') return { kind: 'main' };
    if (section === 'delete') return { kind: 'bare' };
    const back = { href: urls.path('settings'), label: intl.formatMessage(navigationMessages.settings) };
    return { kind: 'inner', back, title: sectionTitle(intl, section) };
  },
});

function Part({ data }: { readonly data: Exclude<SettingsData, { section: 'delete' }> }) {
  switch (data.section) {
    case 'overview':
      return <Overview data={data} />;
    case 'email':
      return <EmailPart data={data} />;
    case 'password':
      return <PasswordPart />;
    case 'language':
      return <LanguagePart locales={data.locales} />;
    case 'devices':
      return <DevicesPart data={data} />;
    case 'blocked':
      return <BlockedPart data={data} />;
    case 'reports':
      return <ReportsPart data={data} />;
    case 'shown':
      return <ShownPart data={data} />;
    case 'data':
      return <DataPart data={data} />;
  }
}

/** The settings: the list of all, or one part. */
export default function SettingsPage() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>() as SettingsData | false;
  if (!data) return null;
  if (data.section === 'delete') return <DeletionPage data={data} />;
  return (
    <SettingsScreen
      title={sectionTitle(intl, data.section)}
      titleInBar={data.section !== 'overview'}
      sections={{
        label: intl.formatMessage(navigationMessages.settings),
        items: sectionList(intl, data.section),
      }}
    >
      <Part key={data.section} data={data} />
    </SettingsScreen>
  );
}
