import { defineMessages } from '@heartwood/i18n';

/** Messages of the page linked from the mail about a new email address. */
export const mailChangeMessages = defineMessages({
  page_title: {
    id: 'mail_change.page_title',
    defaultMessage: 'New email address',
    description: 'Title of the browser’s tab on the page that a mailed link to a new email address opens',
  },
  title: {
    id: 'mail_change.title',
    defaultMessage: 'Use this address from now on?',
    description: 'Title of the page that a mailed link to a new email address opens',
  },
  text: {
    id: 'mail_change.text',
    defaultMessage: 'One click and you’ll log in with your new address from now on.',
    description: 'Sentence on the page that a mailed link to a new email address opens',
  },
  confirm: {
    id: 'mail_change.confirm',
    defaultMessage: 'Use the new address',
    description: 'Button that confirms the new email address',
  },
  done_title: {
    id: 'mail_change.done_title',
    defaultMessage: 'Your new address is active',
    description: 'Title after the new email address was confirmed',
  },
  done_text: {
    id: 'mail_change.done_text',
    defaultMessage: 'From now on, we’ll email you there, and it’s also the address you log in with.',
    description: 'Sentence after the new email address was confirmed',
  },
  to_members: {
    id: 'mail_change.to_members',
    defaultMessage: 'See who’s here',
    description: 'Link to the members after the new email address was confirmed',
  },
  failed_text: {
    id: 'mail_change.failed_text',
    defaultMessage:
      'A link works once and expires after an hour. You can request a new one in your settings.',
    description: 'Sentence below the given text that the link has expired or is invalid',
  },
  to_settings: {
    id: 'mail_change.to_settings',
    defaultMessage: 'Go to settings',
    description: 'Link to the settings where the mailed link is no good',
  },
});
