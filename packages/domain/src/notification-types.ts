/** What a member can be told about, by mail and by push. */
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

/** Whether members are told of it who never chose: all but what advertises, which they turn on themselves. */
export function isOnByDefault(type: NotificationType): boolean {
  return !optIn.has(type);
}

/** Those that browsers are told of by push too. */
export const pushNotificationTypes: readonly NotificationType[] = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
];
