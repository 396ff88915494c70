import {
  Bell,
  CalendarDays,
  Clock,
  Heart,
  ListChecks,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Percent,
  Settings,
} from 'lucide-react';
import type { SettingsSection } from '../SettingsScreen/SettingsScreen';
import type { StoryTexts } from '../story-texts';
import type { NotificationType } from './NotificationTypes';

/** The list on the left of a desktop. */
export function sampleParts(t: StoryTexts): SettingsSection[] {
  return [
    { href: '/settings', icon: <Settings />, label: t('settings.overview', 'Overview') },
    {
      href: '/notifications',
      icon: <Bell />,
      label: t('navigation.notifications', 'Notifications'),
      selected: true,
    },
  ];
}

/** Channels that are unavailable now. */
export interface SampleStopped {
  mail?: boolean;
  push?: boolean;
}

/** The eight types with a member's choices. */
export function sampleTypes(t: StoryTexts, stopped: SampleStopped = {}): NotificationType[] {
  const to = (name: 'mail' | 'push', type: string, selected: boolean) => ({
    action: '/notifications',
    name,
    fields: { type },
    selected,
    disabled: stopped[name],
  });
  const rows = [
    {
      id: 'new_conversations',
      icon: <MessagesSquare />,
      label: 'New conversations',
      note: 'Someone’s first message',
      mail: true,
      push: true,
    },
    {
      id: 'new_messages',
      icon: <MessageCircle />,
      label: 'New messages',
      note: 'Messages in your chats',
      mail: false,
      push: true,
    },
    {
      id: 'like',
      icon: <Heart />,
      label: 'Likes and matches',
      note: 'Who likes you',
      mail: true,
      push: true,
    },
    {
      id: 'unread_message_reminders',
      icon: <Clock />,
      label: 'Unread messages',
      note: 'After 24 hours, once',
      mail: true,
      push: false,
    },
    {
      id: 'reminders',
      icon: <ListChecks />,
      label: 'Reminders',
      note: 'Confirm email, add a photo',
      mail: true,
      push: undefined,
    },
    {
      id: 'weekly_updates',
      icon: <CalendarDays />,
      label: 'Your week',
      note: 'What happened around you',
      mail: true,
      push: undefined,
    },
    {
      id: 'news',
      icon: <Newspaper />,
      label: 'News',
      note: 'What’s new here',
      mail: false,
      push: undefined,
    },
    {
      id: 'promotions',
      icon: <Percent />,
      label: 'Offers',
      note: 'Discounts and extras',
      mail: false,
      push: undefined,
    },
  ] as const;
  return rows.map(({ id, icon, label, note, mail, push }) => ({
    id,
    icon,
    label: t(`notifications.${id}`, label),
    note: t(`notifications.${id}_note`, note),
    mail: to('mail', id, mail),
    push: push === undefined ? undefined : to('push', id, push),
  }));
}
