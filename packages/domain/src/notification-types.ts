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
