import { defineMessages } from '@heartwood/i18n';

/** Messages of a member's settings. */
export const settingsMessages = defineMessages({
  spend_limit: {
    id: 'settings.spend_limit',
    defaultMessage: 'Spending limit',
    description: 'Row of the settings that leads to the limit of what a member spends in 30 days',
  },
  overview: {
    id: 'settings.overview',
    defaultMessage: 'Overview',
    description: 'First entry of the list of settings on a wide screen',
  },
  account: {
    id: 'settings.account',
    defaultMessage: 'Account',
    description: 'Heading above email address, password and language in the settings',
  },
  privacy: {
    id: 'settings.privacy',
    defaultMessage: 'Privacy',
    description: 'Heading above read receipts, blocked members and the like in the settings',
  },
  more: {
    id: 'settings.more',
    defaultMessage: 'Notifications and payments',
    description: 'Heading above the links to notifications and payments in the settings',
  },
  invisible: {
    id: 'settings.invisible',
    defaultMessage: 'Invisible',
    description: 'Switch in the settings: the member is not found by others',
  },
  invisible_text: {
    id: 'settings.invisible_text',
    defaultMessage: 'Only people you already chat with can still see you.',
    description: 'What the switch “Invisible” does',
  },
  read: {
    id: 'settings.read',
    defaultMessage: 'Read receipts',
    description: 'Switch in the settings: others see what the member has read',
  },
  read_text: {
    id: 'settings.read_text',
    defaultMessage:
      'You and the people you chat with see what’s been read. Turn read receipts off and neither side does.',
    description: 'What the switch “Read receipts” does',
  },
  typing: {
    id: 'settings.typing',
    defaultMessage: 'Show when I’m typing',
    description: 'Switch in the settings: others see that the member is typing',
  },
  email: {
    id: 'settings.email',
    defaultMessage: 'Email address',
    description: 'Part of the settings: the member’s email address',
  },
  password: {
    id: 'settings.password',
    defaultMessage: 'Password',
    description: 'Part of the settings: the member’s password',
  },
  devices: {
    id: 'settings.devices',
    defaultMessage: 'Devices',
    description: 'Part of the settings: where the member is logged in',
  },
  blocked: {
    id: 'settings.blocked',
    defaultMessage: 'Blocked members',
    description: 'Part of the settings: whom the member has blocked',
  },
  blocked_count: {
    id: 'settings.blocked_count',
    defaultMessage: '{count, plural, =0 {No one} one {# person} other {# people}}',
    description: 'Below “Blocked members”; count is a number',
  },
  push_on: {
    id: 'settings.push_on',
    defaultMessage: 'Notifications are on in this browser',
    description: 'Below “Notifications” in the list of settings, where this browser shows push messages',
  },
  push_ask: {
    id: 'settings.push_ask',
    defaultMessage: 'Notifications are off in this browser',
    description:
      'Below “Notifications” in the list of settings, where this browser may be asked for push messages',
  },
  push_denied: {
    id: 'settings.push_denied',
    defaultMessage: 'This browser blocks notifications',
    description: 'Below “Notifications” in the list of settings, where this browser refuses push messages',
  },
  reports: {
    id: 'settings.reports',
    defaultMessage: 'My reports',
    description: 'Part of the settings: what the member reported, and what became of it',
  },
  reports_text: {
    id: 'settings.reports_text',
    defaultMessage: 'What you reported and what we decided.',
    description: 'Above the list of the member’s own reports',
  },
  reports_empty: {
    id: 'settings.reports_empty',
    defaultMessage: 'You haven’t reported anything',
    description: 'Title instead of an empty list of reports',
  },
  reports_empty_text: {
    id: 'settings.reports_empty_text',
    defaultMessage: 'If something’s wrong, you can report it from the menu on a profile, photo or chat.',
    description: 'Below the title instead of an empty list of reports',
  },
  report_profile: {
    id: 'settings.report_profile',
    defaultMessage: '{name}’s profile',
    description: 'In the list of reports: what was reported',
  },
  report_photo: {
    id: 'settings.report_photo',
    defaultMessage: '{name}’s photo',
    description: 'In the list of reports: what was reported',
  },
  report_message: {
    id: 'settings.report_message',
    defaultMessage: 'Message from {name}',
    description: 'In the list of reports: what was reported',
  },
  report_gift: {
    id: 'settings.report_gift',
    defaultMessage: 'Gift from {name}',
    description: 'In the list of reports: what was reported',
  },
  report_left: {
    id: 'settings.report_left',
    defaultMessage: 'Former member',
    description:
      'In the lists of reports and blocked members, in place of the name of one who has no account any more',
  },
  report_note: {
    id: 'settings.report_note',
    defaultMessage: '{reference} · {reason} · {date}',
    description:
      'In the list of reports, below what was reported: the number of the report, why, and the day',
  },
  shown: {
    id: 'settings.shown',
    defaultMessage: 'Where you’re shown',
    description: 'Part of the settings: on which sites the profile is shown',
  },
  data: {
    id: 'settings.data',
    defaultMessage: 'Copy of your data',
    description: 'Part of the settings: a copy of what the site knows about the member',
  },
  delete: {
    id: 'settings.delete',
    defaultMessage: 'Delete account',
    description: 'Last entry of the settings',
  },
  devices_title: {
    id: 'settings.devices_title',
    defaultMessage: 'Where you’re logged in',
    description: 'Title of the page of devices',
  },
  device_this: {
    id: 'settings.device_this',
    defaultMessage: 'This device',
    description: 'Name of the device that the member uses now',
  },
  device_unknown: {
    id: 'settings.device_unknown',
    defaultMessage: 'Unknown device',
    description: 'Name of a device about which nothing is known',
  },
  device_now: {
    id: 'settings.device_now',
    defaultMessage: 'Active now',
    description: 'Mark of the device that the member uses now',
  },
  device_seen: {
    id: 'settings.device_seen',
    defaultMessage: 'Last used: {time}',
    description: 'Below a device; time is a date in words',
  },
  log_out_device: {
    id: 'settings.log_out_device',
    defaultMessage: 'Log out: {device}',
    description: 'For screen readers: button that logs out a device; device is its name',
  },
  log_out_others: {
    id: 'settings.log_out_others',
    defaultMessage: 'Log out everywhere else',
    description: 'Button that logs out all other devices',
  },
  devices_hint: {
    id: 'settings.devices_hint',
    defaultMessage: 'Something here you don’t recognise? Log it out and change your <link>password</link>.',
    description: 'Below the list of devices; the tag is a link to the password',
  },
  logged_out: {
    id: 'settings.logged_out',
    defaultMessage: 'Logged out',
    description: 'Toast after a device was logged out',
  },
  blocked_text: {
    id: 'settings.blocked_text',
    defaultMessage: 'They can’t find you or write to you, and they won’t be told that you’ve blocked them.',
    description: 'Above the list of blocked members',
  },
  blocked_since: {
    id: 'settings.blocked_since',
    defaultMessage: 'since {date}',
    description: 'Below a blocked member; date is the day',
  },
  unblock: {
    id: 'settings.unblock',
    defaultMessage: 'Unblock',
    description: 'Button that ends a block',
  },
  unblock_name: {
    id: 'settings.unblock_name',
    defaultMessage: 'Unblock: {name}',
    description: 'For screen readers: button that ends a block; name is the blocked member’s',
  },
  unblocked: {
    id: 'settings.unblocked',
    defaultMessage: 'Unblocked: {name}',
    description: 'Toast after a block was ended; name is the member’s',
  },
  undo: {
    id: 'settings.undo',
    defaultMessage: 'Undo',
    description: 'Button of a toast that takes the last step back',
  },
  nobody_title: {
    id: 'settings.nobody_title',
    defaultMessage: 'You haven’t blocked anyone',
    description: 'Title where nobody is blocked',
  },
  nobody_text: {
    id: 'settings.nobody_text',
    defaultMessage: 'If someone bothers you, block them on their profile or in the chat.',
    description: 'Sentence where nobody is blocked',
  },
  old_password: {
    id: 'settings.old_password',
    defaultMessage: 'Current password',
    description: 'Label of the field for the password that holds now',
  },
  password_fair: {
    id: 'settings.password_fair',
    defaultMessage: 'Long enough. A few more words make it safer.',
    description: 'Below a new password of fair length, while typing',
  },
  password_good: {
    id: 'settings.password_good',
    defaultMessage: 'Long and hard to guess. Good.',
    description: 'Below a new password of good length, while typing',
  },
  password_submit: {
    id: 'settings.password_submit',
    defaultMessage: 'Change password',
    description: 'Title and button of the page that changes the password',
  },
  password_after: {
    id: 'settings.password_after',
    defaultMessage: 'You’ll then be logged out on all other devices.',
    description: 'Below the button that changes the password',
  },
  password_saved: {
    id: 'settings.password_saved',
    defaultMessage: 'Password changed',
    description: 'Toast after the password was changed',
  },
  email_title: {
    id: 'settings.email_title',
    defaultMessage: 'Change email address',
    description: 'Title of the page that changes the email address',
  },
  email_text: {
    id: 'settings.email_text',
    defaultMessage:
      'Your current address: {email}. It stays active until you open the link we send to the new one.',
    description: 'Sentence above the form that changes the email address; email is the address that holds',
  },
  email_new: {
    id: 'settings.email_new',
    defaultMessage: 'New email address',
    description: 'Label of the field for the new email address',
  },
  email_invalid: {
    id: 'settings.email_invalid',
    defaultMessage: 'The new email address isn’t valid.',
    description: 'Error below the field for the new email address',
  },
  your_password: {
    id: 'settings.your_password',
    defaultMessage: 'Your password',
    description: 'Label of the field for the password where it confirms something',
  },
  email_submit: {
    id: 'settings.email_submit',
    defaultMessage: 'Send the link',
    description: 'Button that mails the link to the new email address',
  },
  email_again: {
    id: 'settings.email_again',
    defaultMessage: 'Send the link again',
    description: 'Button that mails the link to the new email address once more',
  },
  email_wait: {
    id: 'settings.email_wait',
    defaultMessage: 'Check your inbox first. You can send it again in a minute.',
    description: 'Why the link cannot be mailed again yet',
  },
  email_pending_title: {
    id: 'settings.email_pending_title',
    defaultMessage: 'Almost done.',
    description: 'Title of the notice that the new email address waits for its link',
  },
  email_pending_text: {
    id: 'settings.email_pending_text',
    defaultMessage:
      'Open the link in the email we sent to {email}. Until then, your old address stays active.',
    description: 'Notice that the new email address waits for its link; email is the new address',
  },
  shown_text: {
    id: 'settings.shown_text',
    defaultMessage:
      'Your profile is shown on the site you joined. On our other sites, it’s shown only if you want: switch one off and you’ll disappear from it right away.',
    description: 'Above the list of sites on which the profile is shown',
  },
  shown_own: {
    id: 'settings.shown_own',
    defaultMessage: 'Always',
    description: 'Mark of the member’s own site in the list of sites',
  },
  shown_ads: {
    id: 'settings.shown_ads',
    defaultMessage: 'In advertising',
    description: 'Switch: the profile may be shown on advertising pages',
  },
  shown_ads_text: {
    id: 'settings.shown_ads_text',
    defaultMessage:
      'Our advertising pages may show your photo, name, age, town and interests (but never the intimate ones), plus a few words from your profile.',
    description: 'What the switch “In advertising” does',
  },
  data_text: {
    id: 'settings.data_text',
    defaultMessage:
      'Profile, photos, messages, payments: everything we store about you, in one file. We’ll email you when it’s ready.',
    description: 'Sentence above the form that asks for a copy of the data',
  },
  data_submit: {
    id: 'settings.data_submit',
    defaultMessage: 'Request my copy',
    description: 'Button that asks for a copy of the data',
  },
  data_making: {
    id: 'settings.data_making',
    defaultMessage: 'We’re preparing your copy',
    description: 'Title while a copy of the data is being made',
  },
  data_making_text: {
    id: 'settings.data_making_text',
    defaultMessage: 'We’ll email you when it’s ready. You can leave this page.',
    description: 'Sentence while a copy of the data is being made',
  },
  data_ready: {
    id: 'settings.data_ready',
    defaultMessage: 'Your copy is ready',
    description: 'Title where a copy of the data can be fetched',
  },
  data_ready_text: {
    id: 'settings.data_ready_text',
    defaultMessage: '{size} · available until {time}',
    description: 'Sentence where a copy of the data can be fetched; size such as 4 MB, time is day and hour',
  },
  data_download: {
    id: 'settings.data_download',
    defaultMessage: 'Download',
    description: 'Link that fetches the copy of the data',
  },
  data_expired: {
    id: 'settings.data_expired',
    defaultMessage: 'Your last copy has expired',
    description: 'Title where the last copy of the data was deleted',
  },
  data_expired_text: {
    id: 'settings.data_expired_text',
    defaultMessage: 'We only keep a copy for two days. You can request a new one.',
    description: 'Sentence where the last copy of the data was deleted',
  },
});
