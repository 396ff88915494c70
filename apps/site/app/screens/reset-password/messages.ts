import { defineMessages } from '@heartwood/i18n';

/** Messages of the pages that reset a forgotten password. */
export const resetMessages = defineMessages({
  page_title: {
    id: 'reset.page_title',
    defaultMessage: 'New password',
    description: 'Title of the browser’s tab on the pages that reset a forgotten password',
  },
  ask_title: {
    id: 'reset.ask_title',
    defaultMessage: 'Forgot your password?',
    description: 'Title of the page that asks for the mail with a link to a new password',
  },
  ask_text: {
    id: 'reset.ask_text',
    defaultMessage: 'It happens. Enter your email address and we’ll send you a link to set a new password.',
    description: 'Sentence on the page that asks for the mail with a link to a new password',
  },
  ask_submit: {
    id: 'reset.ask_submit',
    defaultMessage: 'Send me the link',
    description: 'Button that asks for the mail with a link to a new password',
  },
  sending: {
    id: 'reset.sending',
    defaultMessage: 'Sending',
    description: 'Announced to screen readers while the mail is being requested',
  },
  wait: {
    id: 'reset.wait',
    defaultMessage:
      'That’s a lot of tries in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Error: too many wishes for a mail or too many tries; minutes is a number',
  },
  sent_title: {
    id: 'reset.sent_title',
    defaultMessage: 'Check your inbox',
    description: 'Title after the mail with a link to a new password was requested',
  },
  sent_text: {
    id: 'reset.sent_text',
    defaultMessage:
      'The link to set a new password is on its way to {email}. Nothing after a minute? Check your spam folder.',
    description: 'Sentence after the mail was requested; email is the address',
  },
  sent_text_private: {
    id: 'reset.sent_text_private',
    defaultMessage:
      'If {email} has an account here, a link to set a new password is on its way. Nothing after a minute? Check your spam folder.',
    description:
      'Sentence after the mail was requested, on sites that do not reveal who has an account; email is the address',
  },
  to_login: {
    id: 'reset.to_login',
    defaultMessage: 'Back to login',
    description: 'Link to the login page',
  },
  choose_title: {
    id: 'reset.choose_title',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page that the link in the mail opens',
  },
  choose_text: {
    id: 'reset.choose_text',
    defaultMessage: 'Something only you know. You’ll be logged out everywhere.',
    description: 'Sentence on the page that the link in the mail opens',
  },
  password: {
    id: 'reset.password',
    defaultMessage: 'New password',
    description: 'Label of the field for the new password',
  },
  repeat: {
    id: 'reset.repeat',
    defaultMessage: 'Repeat new password',
    description: 'Label of the field that repeats the new password',
  },
  password_hint: {
    id: 'reset.password_hint',
    defaultMessage: '{count, plural, one {At least # character} other {At least # characters}}',
    description: 'Below the field for the new password; count is a number',
  },
  choose_submit: {
    id: 'reset.choose_submit',
    defaultMessage: 'Save my new password',
    description: 'Button that sets the new password',
  },
  saving: {
    id: 'reset.saving',
    defaultMessage: 'Saving',
    description: 'Announced to screen readers while the new password is being saved',
  },
  done_title: {
    id: 'reset.done_title',
    defaultMessage: 'Your new password is set',
    description: 'Title after the new password was set',
  },
  done_text: {
    id: 'reset.done_text',
    defaultMessage: 'Use it to log in from now on. Nice to have you back.',
    description: 'Sentence after the new password was set',
  },
  failed_text: {
    id: 'reset.failed_text',
    defaultMessage: 'A link works once and expires after an hour. We’re happy to send you a new one.',
    description: 'Sentence below the given text that the link has expired or is invalid',
  },
  again: {
    id: 'reset.again',
    defaultMessage: 'Get a new email',
    description: 'Link to the page that asks for a new mail',
  },
});
