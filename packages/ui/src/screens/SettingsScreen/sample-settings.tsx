import { Ban, CheckCheck, Ellipsis, Flag, Globe, KeyRound, LogOut, Mail, Smartphone } from 'lucide-react';
import type { StoryTexts } from '../story-texts';
import type { SettingsRow } from './SettingsGroup';
import type { SettingsSection } from './SettingsScreen';

type Part = 'email' | 'password' | 'devices' | 'blocked' | 'reports';

/** The list of settings on the left of a desktop. */
export function sampleSections(t: StoryTexts, selected?: Part): SettingsSection[] {
  const sections = [
    { part: 'email', label: t('settings.email', 'Email address'), icon: <Mail /> },
    { part: 'password', label: t('settings.password', 'Password'), icon: <KeyRound /> },
    { part: 'devices', label: t('settings.devices', 'Devices'), icon: <Smartphone /> },
    { part: 'blocked', label: t('settings.blocked', 'Blocked members'), icon: <Ban /> },
    { part: 'reports', label: t('settings.reports', 'My reports'), icon: <Flag /> },
  ] as const;
  return sections.map(({ part, ...section }) => ({
    ...section,
    href: `/settings/${part}`,
    selected: part === selected,
  }));
}

/** The account's rows. */
export function sampleAccount(t: StoryTexts): SettingsRow[] {
  return [
    {
      kind: 'link',
      id: 'email',
      href: '/settings/email',
      icon: <Mail />,
      label: t('settings.email', 'Email address'),
      note: 'jolanda@post.example',
    },
    {
      kind: 'link',
      id: 'password',
      href: '/settings/password',
      icon: <KeyRound />,
      label: t('settings.password', 'Password'),
    },
    {
      kind: 'link',
      id: 'language',
      href: '/settings/language',
      icon: <Globe />,
      label: t('navigation.language', 'Language'),
      note: 'Deutsch',
    },
  ];
}

const to = (name: string, selected: boolean) => ({ action: '/settings', name, selected });

/** The privacy rows. */
export function samplePrivacy(t: StoryTexts): SettingsRow[] {
  return [
    {
      kind: 'switch',
      id: 'read',
      icon: <CheckCheck />,
      label: t('settings.read', 'Read receipts'),
      note: t(
        'settings.read_text',
        'You and the people you chat with see what’s been read. Turn read receipts off and neither side does.',
      ),
      control: to('show_read', true),
    },
    {
      kind: 'switch',
      id: 'typing',
      icon: <Ellipsis />,
      label: t('settings.typing', 'Show when I’m typing'),
      control: to('show_typing', false),
    },
    {
      kind: 'link',
      id: 'blocked',
      href: '/settings/blocked',
      icon: <Ban />,
      label: t('settings.blocked', 'Blocked members'),
      note: t('settings.blocked_count', '{count} people', { count: 2 }),
    },
  ];
}

/** The deletion link, in plain ink. */
export function sampleDelete(t: StoryTexts): SettingsRow[] {
  return [
    {
      kind: 'link',
      id: 'delete',
      plain: true,
      href: '/settings/delete',
      icon: <LogOut />,
      label: t('settings.delete', 'Delete account'),
    },
  ];
}
