import { defineMessages } from '@heartwood/i18n';

/** Messages of the notification settings, and of the page of a mail's unsubscribe link. */
export const notificationMessages = defineMessages({
  text: {
    id: 'notifications.text',
    defaultMessage: 'Every change is saved right away.',
    description: 'Line under the title of the notification settings, on a wide screen',
  },
  mail: {
    id: 'notifications.mail',
    defaultMessage: 'Email',
    description: 'Head of the column of switches for notifications by email; at most 9 letters',
  },
  push: {
    id: 'notifications.push',
    defaultMessage: 'Push',
    description: 'Head of the column of switches for notifications of the browser; at most 9 letters',
  },
  no_push: {
    id: 'notifications.no_push',
    defaultMessage: 'No push',
    description:
      'Announced to screen readers in place of a switch, where a kind of notification never comes as a push message',
  },
  new_conversations: {
    id: 'notifications.new_conversations',
    defaultMessage: 'New conversations',
    description: 'Name of a kind of notification, in the settings and in a list of kinds',
  },
  new_conversations_note: {
    id: 'notifications.new_conversations_note',
    defaultMessage: 'Someone’s first message',
    description: 'When the notification “New conversations” comes; at most 30 letters',
  },
  new_messages: {
    id: 'notifications.new_messages',
    defaultMessage: 'New messages',
    description: 'Name of a kind of notification, in the settings and in a list of kinds',
  },
  new_messages_note: {
    id: 'notifications.new_messages_note',
    defaultMessage: 'Messages in your chats',
    description: 'When the notification “New messages” comes; at most 30 letters',
  },
  like: {
    id: 'notifications.like',
    defaultMessage: 'Likes and matches',
    description: 'Name of a kind of notification, in the settings and in a list of kinds',
  },
  like_note: {
    id: 'notifications.like_note',
    defaultMessage: 'Who likes you',
    description: 'When the notification “Likes and matches” comes; at most 30 letters',
  },
  unread_message_reminders: {
    id: 'notifications.unread_message_reminders',
    defaultMessage: 'Unread messages',
    description:
      'Name of a kind of notification: a reminder of what was not read; in the settings and in a list of kinds',
  },
  unread_message_reminders_note: {
    id: 'notifications.unread_message_reminders_note',
    defaultMessage: 'After 24 hours, once',
    description: 'When the notification “Unread messages” comes; at most 30 letters',
  },
  reminders: {
    id: 'notifications.reminders',
    defaultMessage: 'Reminders',
    description: 'Name of a kind of notification, in the settings and in a list of kinds',
  },
  reminders_note: {
    id: 'notifications.reminders_note',
    defaultMessage: 'Confirm email, add a photo',
    description:
      'What the notification “Reminders” is about: confirming the email address, adding a photo; at most 30 letters',
  },
  weekly_updates: {
    id: 'notifications.weekly_updates',
    defaultMessage: 'Your week',
    description:
      'Name of a kind of notification, a look back once a week; in the settings and in a list of kinds',
  },
  weekly_updates_note: {
    id: 'notifications.weekly_updates_note',
    defaultMessage: 'What happened around you',
    description: 'What the notification “Your week” is about; at most 30 letters',
  },
  news: {
    id: 'notifications.news',
    defaultMessage: 'News',
    description: 'Name of a kind of notification, in the settings and in a list of kinds',
  },
  news_note: {
    id: 'notifications.news_note',
    defaultMessage: 'What’s new here',
    description: 'What the notification “News” is about; at most 30 letters',
  },
  promotions: {
    id: 'notifications.promotions',
    defaultMessage: 'Offers',
    description: 'Name of a kind of notification, in the settings and in a list of kinds',
  },
  promotions_note: {
    id: 'notifications.promotions_note',
    defaultMessage: 'Discounts and extras',
    description: 'What the notification “Offers” is about; at most 30 letters',
  },
  saved: {
    id: 'notifications.saved',
    defaultMessage: 'Saved',
    description: 'Short word after a notification setting was saved',
  },
  undone: {
    id: 'notifications.undone',
    defaultMessage: 'Undone',
    description: 'Short word after the last change of a notification setting was undone',
  },
  undo: {
    id: 'notifications.undo',
    defaultMessage: 'Undo',
    description: 'Button beside “Saved” that takes the last change back',
  },
  quiet: {
    id: 'notifications.quiet',
    defaultMessage: 'Quiet hours',
    description: 'Title of the hours in which nothing is pushed, and name of their switch',
  },
  quiet_from: {
    id: 'notifications.quiet_from',
    defaultMessage: 'Quiet from',
    description: 'Label of the time at which the quiet hours begin; at most 14 letters',
  },
  quiet_until: {
    id: 'notifications.quiet_until',
    defaultMessage: 'Until',
    description: 'Label of the time at which the quiet hours end; at most 14 letters',
  },
  quiet_zone: {
    id: 'notifications.quiet_zone',
    defaultMessage: 'Time zone',
    description: 'Label of the choice of the time zone by which the quiet hours go',
  },
  quiet_length: {
    id: 'notifications.quiet_length',
    defaultMessage: '{hours, number} {hours, plural, one {hour} other {hours}} of quiet',
    description: 'How long the quiet hours are; hours may be a fraction such as 9.5',
  },
  quiet_text: {
    id: 'notifications.quiet_text',
    defaultMessage:
      'Messages still arrive; only sounds and notifications wait until quiet hours end. Emails can come at any time.',
    description: 'What the quiet hours do',
  },
  stopped_title: {
    id: 'notifications.stopped_title',
    defaultMessage: 'You’re not getting emails from us.',
    description: 'First sentence where all mails to the member are stopped; the reason follows',
  },
  stopped_complaint: {
    id: 'notifications.stopped_complaint',
    defaultMessage: 'One of our emails was marked as spam, so we stopped sending any.',
    description: 'Reason why mails are stopped, after “You get no mail from us.”',
  },
  stopped_bounce: {
    id: 'notifications.stopped_bounce',
    defaultMessage: 'Our emails to you bounced, so we stopped sending them.',
    description: 'Reason why mails are stopped, after “You get no mail from us.”',
  },
  stopped_unsubscribed: {
    id: 'notifications.stopped_unsubscribed',
    defaultMessage: 'In your email app, you unsubscribed from all our emails.',
    description: 'Reason why mails are stopped, after “You get no mail from us.”',
  },
  stopped_action: {
    id: 'notifications.stopped_action',
    defaultMessage: 'Get emails again',
    description: 'Button that has mails sent again',
  },
  stopped_busy: {
    id: 'notifications.stopped_busy',
    defaultMessage: 'Turning your emails back on',
    description: 'Announced to screen readers while mails are being turned on again',
  },
  ask_title: {
    id: 'notifications.ask_title',
    defaultMessage: 'Notifications are off in this browser.',
    description: 'Where push is chosen, but this browser has not been allowed to show it',
  },
  ask_action: {
    id: 'notifications.ask_action',
    defaultMessage: 'Turn on',
    description: 'Button that turns push messages on; the browser asks then',
  },
  ask_busy: {
    id: 'notifications.ask_busy',
    defaultMessage: 'Turning on',
    description: 'Announced to screen readers while push messages are being turned on',
  },
  denied_title: {
    id: 'notifications.denied_title',
    defaultMessage: 'Your browser is blocking notifications.',
    description: 'First sentence where the browser refuses push messages',
  },
  denied_text: {
    id: 'notifications.denied_text',
    defaultMessage: 'Use the icon beside the address to allow notifications, and these switches will work.',
    description:
      'How to allow push messages that the browser refuses; the sign is the lock or the slider beside the address bar’s text',
  },
  denied_text_app: {
    id: 'notifications.denied_text_app',
    defaultMessage:
      'Allow notifications for this app in your device’s settings, and these switches will work.',
    description:
      'How to allow push messages that the device refuses to the installed app, which has no address bar',
  },
  unsupported_title: {
    id: 'notifications.unsupported_title',
    defaultMessage: 'This browser can’t show push notifications.',
    description: 'First sentence where the browser knows no push messages',
  },
  unsupported_text: {
    id: 'notifications.unsupported_text',
    defaultMessage: 'On an iPhone or iPad, add us to the home screen first.',
    description: 'What helps where the browser knows no push messages',
  },
  leave_title: {
    id: 'notifications.leave_title',
    defaultMessage: 'Unsubscribe from these emails?',
    description: 'Title of the page that the unsubscription link of a mail opens',
  },
  leave_text: {
    id: 'notifications.leave_text',
    defaultMessage: 'One click and they stop.',
    description: 'Sentence on the page that the unsubscription link of a mail opens',
  },
  leave_submit: {
    id: 'notifications.leave_submit',
    defaultMessage: 'Unsubscribe',
    description: 'Button on the page that the unsubscription link of a mail opens',
  },
  leave_busy: {
    id: 'notifications.leave_busy',
    defaultMessage: 'Unsubscribing',
    description: 'Announced to screen readers while the mails are being turned off',
  },
  left_title: {
    id: 'notifications.left_title',
    defaultMessage: 'You’re unsubscribed',
    description: 'Title after the mails of a link were turned off',
  },
  left_text: {
    id: 'notifications.left_text',
    defaultMessage: 'We’ll no longer email you about: {types}.',
    description:
      'Sentence after the mails of a link were turned off; types is a list of names such as “New messages, Likes and matches”',
  },
  left_text_any: {
    id: 'notifications.left_text_any',
    defaultMessage: 'You won’t get these emails any more.',
    description: 'Sentence after the mails of a link were turned off, where their names are not known',
  },
  left_undo: {
    id: 'notifications.left_undo',
    defaultMessage: 'Subscribe again',
    description: 'Button that turns the mails of a link on again',
  },
  left_undo_busy: {
    id: 'notifications.left_undo_busy',
    defaultMessage: 'Turning your emails back on',
    description: 'Announced to screen readers while the mails of a link are being turned on again',
  },
  back_title: {
    id: 'notifications.back_title',
    defaultMessage: 'Your emails are back on',
    description: 'Title after the mails of a link were turned on again',
  },
  back_text: {
    id: 'notifications.back_text',
    defaultMessage: 'We’ll email you again, as before.',
    description: 'Sentence after the mails of a link were turned on again',
  },
  choose: {
    id: 'notifications.choose',
    defaultMessage: 'Choose what you get',
    description: 'Link to the notification settings, after the login',
  },
  invalid_text: {
    id: 'notifications.invalid_text',
    defaultMessage: 'Log in to choose which emails you get.',
    description:
      'Sentence below the given text that the link has expired or is invalid, on the page of a mail’s unsubscription link',
  },
});
