import { localeDescriptions } from '@heartwood/i18n';
import { InvisibleCard, SettingsGroup } from '@heartwood/ui';
import type { SettingsRow } from '@heartwood/ui';
import { CheckCheck, Ellipsis } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useMember } from '../../member/member-store';
import { usePushAccess } from '../../push/push-access';
import type { PushAccess } from '../../push/push-access';
import { useRootData } from '../../visit/root-data';
import { settingsMessages as texts } from './messages';
import { besideSettings, sectionLooks, sectionPath } from './section-list';
import type { SettingsSectionName } from './sections';
import type { DataOf } from './settings-data';
import type { SwitchName } from './switches';
import { useSwitches } from '../../forms/use-switches';

const action = sectionPath('overview');

const pushNotes: Partial<Record<PushAccess, MessageDescriptor>> = {
  on: texts.push_on,
  ask: texts.push_ask,
  denied: texts.push_denied,
};

async function save(name: string, on: boolean) {
  const { saveAccountSwitch } = await import('./save-switch');
  return saveAccountSwitch(name as SwitchName, on);
}

/** The list of all settings: invisibility first, deleting the account last. */
export function Overview({ data }: { readonly data: DataOf<'overview'> }) {
  const intl = useIntl();
  const { locale } = useRootData();
  const member = useMember();
  const image = member?.image;
  const pushNote = pushNotes[usePushAccess(member?.id ?? '', data.push)];
  const control = useSwitches(save);
  const { email, shows, blocked } = data;
  const switched = (name: SwitchName) => control({ id: name, name, action, selected: shows[name] });
  const link = (section: SettingsSectionName, note?: string): SettingsRow => ({
    kind: 'link',
    id: section,
    href: sectionPath(section),
    icon: sectionLooks[section].icon,
    label: intl.formatMessage(sectionLooks[section].label),
    note,
    plain: section === 'delete',
  });
  return (
    <>
      <InvisibleCard
        title={intl.formatMessage(texts.invisible)}
        text={intl.formatMessage(texts.invisible_text)}
        photo={image ? { src: image.thumb, ground: image.tone } : undefined}
        control={switched('invisible')}
      />
      <SettingsGroup
        title={intl.formatMessage(texts.account)}
        rows={[
          link('email', email),
          link('password'),
          link('language', localeDescriptions[locale].endonym),
          link('devices'),
        ]}
      />
      <SettingsGroup
        title={intl.formatMessage(texts.privacy)}
        rows={[
          {
            kind: 'switch',
            id: 'show_read',
            icon: <CheckCheck />,
            label: intl.formatMessage(texts.read),
            note: intl.formatMessage(texts.read_text),
            control: switched('show_read'),
          },
          {
            kind: 'switch',
            id: 'show_typing',
            icon: <Ellipsis />,
            label: intl.formatMessage(texts.typing),
            control: switched('show_typing'),
          },
          link('blocked', intl.formatMessage(texts.blocked_count, { count: blocked })),
          link('reports'),
          link('shown'),
          link('data'),
        ]}
      />
      <SettingsGroup
        title={intl.formatMessage(texts.more)}
        rows={Object.entries(besideSettings).map(([id, { icon, label, href }]) => ({
          kind: 'link',
          id,
          href,
          icon,
          label: intl.formatMessage(label),
          note: id === 'notifications' && pushNote ? intl.formatMessage(pushNote) : undefined,
        }))}
      />
      <SettingsGroup rows={[link('delete')]} />
    </>
  );
}
