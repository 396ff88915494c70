import type { NotificationType } from '@heartwood/domain';
import {
  CalendarDays,
  Clock,
  Heart,
  ListChecks,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Percent,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { notificationMessages as texts } from './messages';

interface TypeLook {
  readonly icon: ReactNode;
  readonly label: MessageDescriptor;
  readonly note: MessageDescriptor;
}

/** Icon and name of each notification type. */
export const typeLooks: Readonly<Record<NotificationType, TypeLook>> = {
  new_conversations: {
    icon: <MessagesSquare />,
    label: texts.new_conversations,
    note: texts.new_conversations_note,
  },
  new_messages: { icon: <MessageCircle />, label: texts.new_messages, note: texts.new_messages_note },
  like: { icon: <Heart />, label: texts.like, note: texts.like_note },
  unread_message_reminders: {
    icon: <Clock />,
    label: texts.unread_message_reminders,
    note: texts.unread_message_reminders_note,
  },
  reminders: { icon: <ListChecks />, label: texts.reminders, note: texts.reminders_note },
  weekly_updates: { icon: <CalendarDays />, label: texts.weekly_updates, note: texts.weekly_updates_note },
  news: { icon: <Newspaper />, label: texts.news, note: texts.news_note },
  promotions: { icon: <Percent />, label: texts.promotions, note: texts.promotions_note },
};

/** Notification types in the page's order: members' activity first, advertising last. */
export const listedTypes: readonly NotificationType[] = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'reminders',
  'weekly_updates',
  'news',
  'promotions',
];
