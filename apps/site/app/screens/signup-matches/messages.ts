import { defineMessages } from '@heartwood/i18n';

/** Messages of the page after signup: the first people that a new member meets. */
export const signupMatchesMessages = defineMessages({
  page_title: {
    id: 'signup_matches.page_title',
    defaultMessage: 'Your first suggestions',
    description: 'Title of the browser’s tab on the page after the signup',
  },
  title: {
    id: 'signup_matches.title',
    defaultMessage: 'Lovely to have you, {name}. Look who’s here',
    description: 'Headline of the page after the signup; name is the new member’s own profile name',
  },
  text: {
    id: 'signup_matches.text',
    defaultMessage: 'We found them for you. A heart is a good start.',
    description: 'Sentence above the first people that a new member meets. Idiom: say it your way',
  },
  waiting: {
    id: 'signup_matches.waiting',
    defaultMessage:
      'You can write right away. Your messages wait here until you confirm your email, then they’re sent in order.',
    description: 'Says to a new member what waits for the confirmation of the mail address',
  },
  more: {
    id: 'signup_matches.more',
    defaultMessage: 'And there are many more',
    description: 'Title below the first people that a new member meets',
  },
  more_text: {
    id: 'signup_matches.more_text',
    defaultMessage: 'See for yourself: choose an age range, a country and a region.',
    description: 'Sentence above the button that leads to the member search',
  },
  all: {
    id: 'signup_matches.all',
    defaultMessage: 'Discover everyone',
    description: 'Button from the page after the signup to the member search',
  },
  empty: {
    id: 'signup_matches.empty',
    defaultMessage: 'You’re early, so you’ll stand out',
    description: 'Title where nobody fits a new member yet. Idiom: say it your way',
  },
  empty_text: {
    id: 'signup_matches.empty_text',
    defaultMessage: 'No one near you is quite right yet. Have a look at everyone, in every country.',
    description: 'Sentence where nobody fits a new member yet',
  },
  failed: {
    id: 'signup_matches.failed',
    defaultMessage: 'Your suggestions need a moment',
    description: 'Title where the first people for a new member could not be loaded',
  },
  failed_text: {
    id: 'signup_matches.failed_text',
    defaultMessage: 'We couldn’t load them just now. Your account is fine.',
    description: 'Sentence where the first people for a new member could not be loaded',
  },
});
