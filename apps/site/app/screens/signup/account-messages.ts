import { defineMessages } from '@heartwood/i18n';

/** Messages of the step that creates the account. */
export const accountMessages = defineMessages({
  account_title: {
    id: 'signup.account_title',
    defaultMessage: 'Four details and you’re in',
    description: 'Title of the account step. Idiom: say it your way',
  },
  account_title_named: {
    id: 'signup.account_title_named',
    defaultMessage: 'Almost there: {name} is waiting',
    description:
      'Title of the account step for who came from a profile; name is that member. Idiom: say it your way',
  },
  account_text: {
    id: 'signup.account_text',
    defaultMessage: 'Joining is free. You’ll see every price before you pay anything.',
    description: 'Sentence below the title of the account step',
  },
  name: {
    id: 'signup.name',
    defaultMessage: 'Profile name',
    description: 'Label of the field for the public profile name',
  },
  email: {
    id: 'signup.email',
    defaultMessage: 'Email',
    description: 'Label of the field for the email address',
  },
  did_you_mean: {
    id: 'signup.did_you_mean',
    defaultMessage: 'Did you mean {email}?',
    description: 'Offers a corrected email address; email is the address',
  },
  password: {
    id: 'signup.password',
    defaultMessage: 'Password',
    description: 'Label of the field for the new password',
  },
  password_hint: {
    id: 'signup.password_hint',
    defaultMessage: '{count, plural, one {At least # character} other {At least # characters}}',
    description: 'Below the field for the new password; count is the least number of characters',
  },
  show_password: {
    id: 'signup.show_password',
    defaultMessage: 'Show password',
    description: 'Accessible name of the button that shows the typed password',
  },
  hide_password: {
    id: 'signup.hide_password',
    defaultMessage: 'Hide password',
    description: 'Accessible name of the button that hides the typed password',
  },
  birth: {
    id: 'signup.birth',
    defaultMessage: 'Date of birth ({min_age} and over)',
    description: 'Label of the date of birth; min_age is a number of years',
  },
  birth_missing: {
    id: 'signup.birth_missing',
    defaultMessage: 'Fill in your date of birth ({min_age}+)',
    description: 'Below the date of birth left empty; min_age is a number of years; given text',
  },
  birth_impossible: {
    id: 'signup.birth_impossible',
    defaultMessage: 'That date doesn’t exist. Check the day, month and year.',
    description: 'Below a date of birth such as 31 February, and in its popup',
  },
  birth_popup_title: {
    id: 'signup.birth_popup_title',
    defaultMessage: 'Is that your birthday?',
    description: 'Title of the popup for a date of birth that cannot be right, or of somebody too young',
  },
  birth_popup_close: {
    id: 'signup.birth_popup_close',
    defaultMessage: 'Let me check',
    description: 'Button of the popup for a date of birth that cannot be right',
  },
  day: { id: 'signup.day', defaultMessage: 'Day', description: 'Accessible name of the list of days' },
  month: {
    id: 'signup.month',
    defaultMessage: 'Month',
    description: 'Accessible name of the list of months',
  },
  year: { id: 'signup.year', defaultMessage: 'Year', description: 'Accessible name of the list of years' },
  terms: {
    id: 'signup.terms',
    defaultMessage:
      'By signing up you accept the <terms>terms</terms>. How we handle your data: <privacy>privacy policy</privacy>. No subscription.',
    description: 'Small print of the account step; the tags are links to the terms and the privacy statement',
  },
  new_tab: {
    id: 'signup.new_tab',
    defaultMessage: '(opens in a new tab)',
    description: 'Announced to screen readers after a link of the signup that opens in a new tab',
  },
  account_submit: {
    id: 'signup.account_submit',
    defaultMessage: 'Create my account',
    description: 'Button of the account step',
  },
  have_account: {
    id: 'signup.have_account',
    defaultMessage: 'Already a member? <login>Log in</login>',
    description: 'Leads from signup to login; the tag is the link',
  },
});
