import { defineMessages } from '@heartwood/i18n';

/** Messages of the login page. */
export const loginMessages = defineMessages({
  title: { id: 'login.title', defaultMessage: 'Welcome back', description: 'Title of the login page' },
  text: {
    id: 'login.text',
    defaultMessage: 'Someone may have written while you were away.',
    description: 'Sentence below the title of the login page',
  },
  page_title: { id: 'login.page_title', defaultMessage: 'Log in', description: 'Title of the browser’s tab' },
  email: {
    id: 'login.email',
    defaultMessage: 'Email',
    description: 'Label of the field for the email address',
  },
  password: {
    id: 'login.password',
    defaultMessage: 'Password',
    description: 'Label of the field for the password',
  },
  show_password: {
    id: 'login.show_password',
    defaultMessage: 'Show password',
    description: 'Accessible name of the button that shows the typed password',
  },
  hide_password: {
    id: 'login.hide_password',
    defaultMessage: 'Hide password',
    description: 'Accessible name of the button that hides the typed password',
  },
  submit: { id: 'login.submit', defaultMessage: 'Log in', description: 'Button of the login form' },
  busy: {
    id: 'login.busy',
    defaultMessage: 'Logging in',
    description: 'Announced to screen readers while the login runs',
  },
  forgotten: {
    id: 'login.forgotten',
    defaultMessage: 'Forgot your password?',
    description: 'Link to the page that resets the password',
  },
  no_account: {
    id: 'login.no_account',
    defaultMessage: 'New here?',
    description: 'Label before the link to signup',
  },
  cookies_off: {
    id: 'login.cookies_off',
    defaultMessage:
      'Your browser is blocking our cookie, so we can’t keep you logged in. Allow cookies for this site and try again.',
    description: 'Error on the login page: the browser did not keep the session’s cookie',
  },
  signup: { id: 'login.signup', defaultMessage: 'Join free', description: 'Link to signup' },
});
