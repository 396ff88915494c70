import { defineMessages } from '@heartwood/i18n';

/** Texts common to all mails. */
export const mailMessages = defineMessages({
  closing: {
    id: 'mail.closing',
    defaultMessage: 'All the best, {mail_name}',
    description: 'Closing line of every mail. mail_name is the sender name of the brand’s mails.',
  },
  unsubscribe: {
    id: 'mail.unsubscribe',
    defaultMessage: 'Unsubscribe',
    description: 'Link at the end of a mail that can be turned off: the kinds of mail that are in it.',
  },
  settings: {
    id: 'mail.settings',
    defaultMessage: 'Choose which emails you get',
    description: 'Link at the end of a mail that can be turned off: to the notification settings.',
  },
});
