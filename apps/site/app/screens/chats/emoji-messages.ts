import { defineMessages } from '@heartwood/i18n';

/** Messages of the emoji beside the text field. */
export const emojiMessages = defineMessages({
  button: {
    id: 'emoji.button',
    defaultMessage: 'Emoji',
    description: 'Accessible name of the button in the text field, and of what it opens',
  },
  search: {
    id: 'emoji.search',
    defaultMessage: 'Find an emoji',
    description: 'Name and placeholder of the field that looks for emoji by words',
  },
  none: { id: 'emoji.none', defaultMessage: 'Nothing found', description: 'No emoji has the words' },
});
