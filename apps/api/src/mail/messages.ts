import { defineMessages } from '@heartwood/i18n';

/** What every mail has. */
export const mailMessages = defineMessages({
  closing: {
    id: 'mail.closing',
    defaultMessage: 'Kind regards, {mail_name}',
    description: 'Closing line of every mail. mail_name is the sender name of the brand’s mails.',
  },
});
