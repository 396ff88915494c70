import { defineMessages } from '@heartwood/i18n';

/** Texts shared by mails about account changes. */
export const changeMailMessages = defineMessages({
  when: {
    id: 'mail.change.when',
    defaultMessage: 'When: {time}',
    description: 'Line of a mail about a change of the account. time is the day and time of it.',
  },
  notYou: {
    id: 'mail.change.not_you',
    defaultMessage: 'Wasn’t you? Choose a new password right away ({href}) and write to {support_email}.',
    description:
      'Last line of a mail about a change of the account. href is the address of the page, support_email the support’s address.',
  },
});

/** The mail about a new password. */
export const passwordChangedMailMessages = defineMessages({
  subject: {
    id: 'mail.password_changed.subject',
    defaultMessage: 'Your {brand} password has been changed',
    description: 'Subject of the mail after a member changed the password. brand is the site’s name.',
  },
  preview: {
    id: 'mail.password_changed.preview',
    defaultMessage: 'If this was you, there’s nothing you need to do.',
    description: 'Preview line of the mail after a change, in the inbox.',
  },
  intro: {
    id: 'mail.password_changed.intro',
    defaultMessage:
      'Your account at {brand} has a new password. All other devices have been logged out, and links from earlier emails no longer work.',
    description: 'Paragraph of the mail after a member changed the password.',
  },
});

/** The mails about a new address. */
export const emailChangeMailMessages = defineMessages({
  subject: {
    id: 'mail.email_change.subject',
    defaultMessage: 'Confirm your new email address for {brand}',
    description: 'Subject of the mail to a new address. brand is the site’s name.',
  },
  preview: {
    id: 'mail.email_change.preview',
    defaultMessage: 'One click and your new address is confirmed.',
    description: 'Preview line of the mail to a new address, in the inbox.',
  },
  intro: {
    id: 'mail.email_change.intro',
    defaultMessage:
      'You asked to use this address for {brand}. Confirm it and we’ll write to you here from now on. Until then, everything stays the same.',
    description: 'Paragraph of the mail to a new address.',
  },
  ignore: {
    id: 'mail.email_change.ignore',
    defaultMessage: 'Didn’t ask for this? Just ignore this email and nothing will change.',
    description: 'Last line of the mail to a new address, for people who did not ask for it.',
  },
  takenSubject: {
    id: 'mail.email_change.taken_subject',
    defaultMessage: 'This email address already has an account at {brand}',
    description: 'Subject of the mail to an address that was requested for another account.',
  },
  takenPreview: {
    id: 'mail.email_change.taken_preview',
    defaultMessage: 'Nothing was changed.',
    description: 'Preview line of the mail to an address that was requested for another account.',
  },
  taken: {
    id: 'mail.email_change.taken',
    defaultMessage:
      'Someone, perhaps you, wanted to use this email address for another account at {brand}. It already has an account, so nothing was changed.',
    description: 'Paragraph of the mail to an address that was requested for another account.',
  },
  askedSubject: {
    id: 'mail.email_change.asked_subject',
    defaultMessage: 'A new email address for your account at {brand}?',
    description: 'Subject of the mail to the old address, when a change to another one was requested.',
  },
  askedPreview: {
    id: 'mail.email_change.asked_preview',
    defaultMessage: 'The change takes effect once the new address is confirmed.',
    description: 'Preview line of the mail to the old address, when a change to another one was requested.',
  },
  asked: {
    id: 'mail.email_change.asked',
    defaultMessage:
      'Someone, hopefully you, asked to change the email address for your account at {brand}. The change takes effect once the new address is confirmed. Setting a new password cancels it.',
    description: 'Paragraph of the mail to the old address, when a change to another one was requested.',
  },
  changedSubject: {
    id: 'mail.email_change.changed_subject',
    defaultMessage: 'Your email address for {brand} has been changed',
    description: 'Subject of the mail to the old address after the change.',
  },
  changedPreview: {
    id: 'mail.email_change.changed_preview',
    defaultMessage: 'From now on we’ll write to the new address.',
    description: 'Preview line of the mail to the old address after the change.',
  },
  changed: {
    id: 'mail.email_change.changed',
    defaultMessage:
      'Your account at {brand} has a new email address. From now on we’ll write to the new one, and you’ll use it to log in.',
    description: 'Paragraph of the mail to the old address after the change.',
  },
  changedNotYou: {
    id: 'mail.email_change.changed_not_you',
    defaultMessage: 'Wasn’t you? Write to {support_email} right away.',
    description: 'Last line of the mail to the old address. support_email is the support’s address.',
  },
});

/** The mail that says a member's data export is ready. */
export const exportReadyMailMessages = defineMessages({
  subject: {
    id: 'mail.export_ready.subject',
    defaultMessage: 'Your data from {brand} is ready',
    description: 'Subject of the mail about the copy of a member’s data. brand is the site’s name.',
  },
  preview: {
    id: 'mail.export_ready.preview',
    defaultMessage: 'You can download it until {time}.',
    description: 'Preview line of that mail, in the inbox. time is the day and time it is deleted.',
  },
  intro: {
    id: 'mail.export_ready.intro',
    defaultMessage:
      'The copy of your data you asked for is ready. You can download it in your settings until {time}. After that, we delete it.',
    description: 'Paragraph of that mail. time is the day and time it is deleted.',
  },
  button: {
    id: 'mail.export_ready.button',
    defaultMessage: 'Go to my settings',
    description: 'Button of that mail.',
  },
});
