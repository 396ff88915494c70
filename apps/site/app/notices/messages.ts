import { defineMessages } from '@heartwood/i18n';

/** The notices above a member's page. */
export const noticeMessages = defineMessages({
  confirm_title: {
    id: 'notices.confirm_title',
    defaultMessage: 'One press is still missing',
    description: 'Title of the reminder that the mail address has to be confirmed',
  },
  confirm_text: {
    id: 'notices.confirm_text',
    defaultMessage: 'Confirm your email, and others can answer you. Our mail went to',
    description: 'Sentence of the reminder, before the mail address it went to',
  },
  did_you_mean: {
    id: 'notices.did_you_mean',
    defaultMessage: 'Did you mean {email}?',
    description: 'Link of the reminder where the mail address looks mistyped; leads to the settings',
  },
  resend: {
    id: 'notices.resend',
    defaultMessage: 'Send the mail again',
    description: 'Button that sends the confirming mail once more',
  },
  sending: {
    id: 'notices.sending',
    defaultMessage: 'Sending',
    description: 'Told to screen readers while the confirming mail is being sent',
  },
  sent: {
    id: 'notices.sent',
    defaultMessage: 'Sent. It should be there within a minute.',
    description: 'After the confirming mail was sent once more',
  },
  wait: {
    id: 'notices.wait',
    defaultMessage:
      'We have sent it several times now. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Where the confirming mail was asked for too often; minutes is a number',
  },
  confirm_close: {
    id: 'notices.confirm_close',
    defaultMessage: 'I’ll have a look',
    description: 'Button that closes the reminder right after the signup, on a phone',
  },
  photo_title: {
    id: 'notices.photo_title',
    defaultMessage: 'Show yourself',
    description: 'Title of the notice for a member without a main photo',
  },
  photo_text: {
    id: 'notices.photo_text',
    defaultMessage: 'With a photo, others see who likes them.',
    description: 'Sentence of the notice for a member without a main photo',
  },
  photo_action: {
    id: 'notices.photo_action',
    defaultMessage: 'Choose a photo',
    description: 'Link of the notice for a member without a main photo',
  },
  mails_title: {
    id: 'notices.mails_title',
    defaultMessage: 'Our mails don’t reach you',
    description: 'Title of the notice for a member whose mails are stopped',
  },
  mails_bounce: {
    id: 'notices.mails_bounce',
    defaultMessage: 'Your mailbox sent them back, so we stopped.',
    description: 'Why mails are stopped: they could not be delivered',
  },
  mails_complaint: {
    id: 'notices.mails_complaint',
    defaultMessage: 'One of them was marked as spam, so we stopped.',
    description: 'Why mails are stopped: the member reported one as spam',
  },
  mails_unsubscribed: {
    id: 'notices.mails_unsubscribed',
    defaultMessage: 'You unsubscribed from all of them.',
    description: 'Why mails are stopped: the member unsubscribed in the mail program',
  },
  mails_action: {
    id: 'notices.mails_action',
    defaultMessage: 'See what you can change',
    description: 'Link of the notice for a member whose mails are stopped, to the notification settings',
  },
  push_title: {
    id: 'notices.push_title',
    defaultMessage: 'Hear it when somebody writes',
    description: 'Title of the notice that offers notifications of the browser',
  },
  push_text: {
    id: 'notices.push_text',
    defaultMessage: 'Your device tells you about messages and likes.',
    description: 'Sentence of the notice that offers notifications of the browser',
  },
  push_action: {
    id: 'notices.push_action',
    defaultMessage: 'Turn on notifications',
    description: 'Button of the notice that offers notifications; the browser asks then',
  },
  push_busy: {
    id: 'notices.push_busy',
    defaultMessage: 'Turning on',
    description: 'Told to screen readers while notifications are being turned on',
  },
  push_done: {
    id: 'notices.push_done',
    defaultMessage: 'Done. You hear from us when something happens.',
    description: 'After notifications were turned on',
  },
  push_denied: {
    id: 'notices.push_denied',
    defaultMessage: 'Your browser blocks notifications. Its settings can change that.',
    description: 'After the member refused notifications in the browser’s own question, or had before',
  },
});
