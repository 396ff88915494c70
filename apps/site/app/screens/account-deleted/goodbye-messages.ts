import { defineMessages } from '@heartwood/i18n';

/** Messages after an account was deleted. */
export const goodbyeMessages = defineMessages({
  title: {
    id: 'goodbye.title',
    defaultMessage: 'Take care, {name}',
    description: 'Title after the account was deleted; name is the member’s',
  },
  text: {
    id: 'goodbye.text',
    defaultMessage: 'Your profile is no longer shown. Changed your mind? Just use the link in our email.',
    description: 'Sentences after the account was deleted',
  },
  until: {
    id: 'goodbye.until',
    defaultMessage: 'Until {date}',
    description:
      'The last day on which a deleted account can come back; date is weekday, day, month and year',
  },
});
