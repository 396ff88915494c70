/** Notification types available by mail or push. */
export const notificationTypes = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;

export type NotificationType = (typeof notificationTypes)[number];

const optIn: ReadonlySet<NotificationType> = new Set(['promotions', 'weekly_updates', 'news']);

/** Whether a type is on by default: all but advertising, which is opt-in. */
export function isOnByDefault(type: NotificationType): boolean {
  return !optIn.has(type);
}

/** The types that are also sent by push. */
export const pushNotificationTypes: readonly NotificationType[] = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
];
