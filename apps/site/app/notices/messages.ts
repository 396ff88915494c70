import { defineMessages } from '@heartwood/i18n';

/** Messages of the notices above a member's page. */
export const noticeMessages = defineMessages({
  confirm_title: {
    id: 'notices.confirm_title',
    defaultMessage: 'Just one more click',
    description: 'Title of the reminder that the mail address has to be confirmed. Idiom: say it your way',
  },
  confirm_text: {
    id: 'notices.confirm_text',
    defaultMessage: 'Confirm your email so people can reply to you. We sent the link to',
    description: 'Sentence of the reminder, before the mail address it went to',
  },
  confirm_short: {
    id: 'notices.confirm_short',
    defaultMessage: 'Confirm your email',
    description: 'Reminder in the row of a page’s title; at most 35 letters',
  },
  confirm_why: {
    id: 'notices.confirm_why',
    defaultMessage: 'So people can reply to you.',
    description: 'Follows “Confirm your email” where there is room',
  },
  resend_short: {
    id: 'notices.resend_short',
    defaultMessage: 'Send again',
    description:
      'Button of the reminder in the title’s row: sends the confirming mail once more; at most 14 letters',
  },
  correct: {
    id: 'notices.correct',
    defaultMessage: 'Correct it',
    description: 'Link beside “Did you mean …?”, to the settings; at most 14 letters',
  },
  did_you_mean: {
    id: 'notices.did_you_mean',
    defaultMessage: 'Did you mean {email}?',
    description: 'Link of the reminder where the mail address looks mistyped; leads to the settings',
  },
  resend: {
    id: 'notices.resend',
    defaultMessage: 'Send the email again',
    description: 'Button that sends the confirming mail once more',
  },
  sending: {
    id: 'notices.sending',
    defaultMessage: 'Sending',
    description: 'Announced to screen readers while the confirming mail is being sent',
  },
  sent: {
    id: 'notices.sent',
    defaultMessage: 'Sent. It should be there within a minute.',
    description: 'After the confirming mail was sent once more',
  },
  wait: {
    id: 'notices.wait',
    defaultMessage:
      'We’ve sent it several times now. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Where the confirming mail was requested too often; minutes is a number',
  },
  confirm_close: {
    id: 'notices.confirm_close',
    defaultMessage: 'I’ll have a look',
    description: 'Button that closes the reminder right after the signup, on a phone',
  },
  photo_title: {
    id: 'notices.photo_title',
    defaultMessage: 'Get noticed with a photo',
    description: 'Notice in the row of a page’s title for a member without a main photo; at most 40 letters',
  },
  photo_text: {
    id: 'notices.photo_text',
    defaultMessage: 'One is enough.',
    description: 'Follows “With a photo, you get seen” where there is room',
  },
  photo_action: {
    id: 'notices.photo_action',
    defaultMessage: 'Choose a photo',
    description: 'Link of the notice for a member without a main photo',
  },
  mails_text: {
    id: 'notices.mails_text',
    defaultMessage: 'We’ve stopped sending you emails.',
    description: 'Follows the reason why mails are stopped where there is room',
  },
  mails_bounce: {
    id: 'notices.mails_bounce',
    defaultMessage: 'Our emails to you are bouncing',
    description:
      'Notice in the row of a page’s title: mails are stopped, since they could not be delivered; at most 45 letters',
  },
  mails_complaint: {
    id: 'notices.mails_complaint',
    defaultMessage: 'One of our emails was marked as spam',
    description:
      'Notice in the row of a page’s title: mails are stopped, since the member reported one as spam; at most 45 letters',
  },
  mails_unsubscribed: {
    id: 'notices.mails_unsubscribed',
    defaultMessage: 'You unsubscribed from our emails',
    description:
      'Notice in the row of a page’s title: mails are stopped, since the member unsubscribed in the mail program; at most 45 letters',
  },
  mails_action: {
    id: 'notices.mails_action',
    defaultMessage: 'Change this',
    description: 'Link of the notice about stopped mails, to the notification settings; at most 14 letters',
  },
  update_title: {
    id: 'notices.update_title',
    defaultMessage: 'New version. Your drafts are safe.',
    description:
      'Notice in the row of a page’s title: a newer version of the app can be loaded; drafts are kept; at most 40 letters',
  },
  update_action: {
    id: 'notices.update_action',
    defaultMessage: 'Reload',
    description: 'Button of the notice about a newer version: loads the page again; at most 14 letters',
  },
  push_title: {
    id: 'notices.push_title',
    defaultMessage: 'Know when someone writes',
    description:
      'Notice in the row of a page’s title that offers notifications of the browser; at most 40 letters. Idiom: say it your way',
  },
  push_action: {
    id: 'notices.push_action',
    defaultMessage: 'Turn on',
    description: 'Button of the notice that offers notifications; the browser asks then; at most 14 letters',
  },
  push_busy: {
    id: 'notices.push_busy',
    defaultMessage: 'Turning on',
    description: 'Announced to screen readers while notifications are being turned on',
  },
  push_done: {
    id: 'notices.push_done',
    defaultMessage: 'Done. We’ll let you know when something happens.',
    description: 'After notifications were turned on',
  },
  push_denied: {
    id: 'notices.push_denied',
    defaultMessage: 'Your browser is blocking notifications. You can allow them in its settings.',
    description: 'After the member refused notifications in the browser’s own question, or had before',
  },
});
