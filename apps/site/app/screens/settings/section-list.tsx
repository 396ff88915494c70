import { navigationMessages } from '@heartwood/i18n';
import type { SettingsSection } from '@heartwood/ui';
import {
  Ban,
  Bell,
  Download,
  Flag,
  Gauge,
  Globe,
  KeyRound,
  LogOut,
  Mail,
  MapPin,
  MonitorSmartphone,
  ReceiptText,
  Settings,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { urls } from '../../urls';
import { settingsMessages as texts } from './messages';
import { settingsSections } from './sections';
import type { SettingsSectionName } from './sections';

interface SectionLook {
  readonly icon: ReactNode;
  /** In lists. */
  readonly label: MessageDescriptor;
  /** Of its page, if it is longer. */
  readonly title?: MessageDescriptor;
}

/** Icon and name of each part of the settings. */
export const sectionLooks: Readonly<Record<SettingsSectionName, SectionLook>> = {
  overview: { icon: <Settings />, label: texts.overview, title: navigationMessages.settings },
  email: { icon: <Mail />, label: texts.email, title: texts.email_title },
  password: { icon: <KeyRound />, label: texts.password, title: texts.password_submit },
  language: { icon: <Globe />, label: navigationMessages.language },
  devices: { icon: <MonitorSmartphone />, label: texts.devices, title: texts.devices_title },
  blocked: { icon: <Ban />, label: texts.blocked },
  reports: { icon: <Flag />, label: texts.reports },
  shown: { icon: <MapPin />, label: texts.shown },
  data: { icon: <Download />, label: texts.data },
  delete: { icon: <LogOut />, label: texts.delete },
};

/** Related pages outside the settings that their list links to. */
export const besideSettings = {
  notifications: {
    icon: <Bell />,
    label: navigationMessages.notifications,
    href: urls.path('notifications'),
  },
  payments: {
    icon: <ReceiptText />,
    label: navigationMessages.payments,
    href: urls.path('transactions-id'),
  },
  limit: {
    icon: <Gauge />,
    label: texts.spend_limit,
    href: `${urls.path('transactions-id')}#limit`,
  },
} as const;

/** Returns the address of a part of the settings. */
export function sectionPath(section: SettingsSectionName): string {
  return urls.path('settings', section === 'overview' ? {} : { section });
}

/** Returns the title of a part's page. */
export function sectionTitle(intl: IntlShape, section: SettingsSectionName): string {
  const { label, title } = sectionLooks[section];
  return intl.formatMessage(title ?? label);
}

/** Returns the desktop's sidebar of settings and related pages; deleting the account comes last. */
export function sectionList(
  intl: IntlShape,
  selected: SettingsSectionName | keyof typeof besideSettings,
): SettingsSection[] {
  const of = (section: SettingsSectionName): SettingsSection => ({
    href: sectionPath(section),
    icon: sectionLooks[section].icon,
    label: intl.formatMessage(sectionLooks[section].label),
    selected: section === selected,
  });
  const beside = Object.entries(besideSettings).map(([page, { icon, label, href }]) => ({
    href,
    icon,
    label: intl.formatMessage(label),
    selected: page === selected,
  }));
  return [...settingsSections.slice(0, -1).map(of), ...beside, of('delete')];
}
