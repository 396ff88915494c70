import { defineMessages } from '@heartwood/i18n';

/** Messages of the pages behind the activation mail's link. */
export const activationMessages = defineMessages({
  page_title: {
    id: 'activation.page_title',
    defaultMessage: 'Confirm your email',
    description: 'Title of the browser’s tab on the pages behind the activation mail',
  },
  confirm_title: {
    id: 'activation.confirm_title',
    defaultMessage: 'One last click',
    description: 'Title of the page that the activation mail opens. Idiom: say it your way',
  },
  confirm_text: {
    id: 'activation.confirm_text',
    defaultMessage: 'Confirm your email address and we’ll deliver the messages you’ve written.',
    description: 'Sentence on the page that the activation mail opens',
  },
  confirm: {
    id: 'activation.confirm',
    defaultMessage: 'Confirm my email address',
    description: 'Button that confirms the email address',
  },
  confirming: {
    id: 'activation.confirming',
    defaultMessage: 'Confirming',
    description: 'Announced to screen readers while the email address is being confirmed',
  },
  done_title: {
    id: 'activation.done_title',
    defaultMessage: 'You’re in',
    description: 'Title after the email address was confirmed',
  },
  done_text: {
    id: 'activation.done_text',
    defaultMessage: 'Your email address is confirmed. People can now reply to you.',
    description: 'Sentence after the email address was confirmed',
  },
  to_members: {
    id: 'activation.to_members',
    defaultMessage: 'Look around',
    description: 'Link to the members after the email address was confirmed',
  },
  error_text: {
    id: 'activation.error_text',
    defaultMessage: 'This link has expired or has already been used. We can send you a new one.',
    description: 'Sentence on the page of a failed activation',
  },
  resend: {
    id: 'activation.resend',
    defaultMessage: 'Send a new email',
    description: 'Button that sends the activation mail once more',
  },
  sending: {
    id: 'activation.sending',
    defaultMessage: 'Sending',
    description: 'Announced to screen readers while the activation mail is being sent',
  },
  resent: {
    id: 'activation.resent',
    defaultMessage: 'A new email is on its way. It should be there within a minute.',
    description: 'Sentence after the activation mail was sent once more',
  },
  login_first: {
    id: 'activation.login_first',
    defaultMessage: 'Log in to get a new link.',
    description: 'Sentence on the page of a failed activation for someone who is not logged in',
  },
});
