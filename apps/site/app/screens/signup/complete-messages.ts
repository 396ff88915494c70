import { defineMessages } from '@heartwood/i18n';

/** Messages after the last step: the confirmation of the address, and what the profile lacks. */
export const completeMessages = defineMessages({
  complete_title: {
    id: 'signup.complete_title',
    defaultMessage: 'One last stop: your inbox',
    description: 'Title of the last step: the confirming mail. Idiom: say it your way',
  },
  complete_text: {
    id: 'signup.complete_text',
    defaultMessage: 'Click the button in our email so people can reply to you. We sent it to:',
    description: 'Sentence above the address to which the confirming mail went',
  },
  sent_title: {
    id: 'signup.sent_title',
    defaultMessage: 'Check your inbox',
    description: 'Title after a signup on sites that do not reveal who has an account',
  },
  sent_text: {
    id: 'signup.sent_text',
    defaultMessage: 'We’ve sent the next steps to:',
    description:
      'Sentence above the address to which a mail went, after a signup on sites that do not reveal who has an account',
  },
  resend: {
    id: 'signup.resend',
    defaultMessage: 'Send the email again',
    description: 'Button that sends the confirming mail once more',
  },
  resent: {
    id: 'signup.resent',
    defaultMessage: 'Sent. It should be there within a minute.',
    description: 'After the confirming mail was sent once more',
  },
  to_members: {
    id: 'signup.to_members',
    defaultMessage: 'Have a look around in the meantime',
    description: 'Link from the last step to the members who fit',
  },
  to_profile: {
    id: 'signup.to_profile',
    defaultMessage: 'Back to the profile',
    description: 'Link from the last step to the profile from which the visitor came',
  },
  to_gifts: {
    id: 'signup.to_gifts',
    defaultMessage: 'Pick a gift',
    description: 'Link from the last step to the gifts for the member whom the visitor wanted to give one',
  },
  overview_title: {
    id: 'signup.overview_title',
    defaultMessage: 'Your profile so far',
    description: 'Title of the page that shows what is still missing in a profile',
  },
  overview_text: {
    id: 'signup.overview_text',
    defaultMessage: 'The more you share, the easier it is to write to you.',
    description: 'Sentence below the title of the page that shows what is still missing in a profile',
  },
  overview_progress: {
    id: 'signup.overview_progress',
    defaultMessage: '{done} of {count} done',
    description: 'How much of the profile is there; done and count are numbers',
  },
  overview_photo: {
    id: 'signup.overview_photo',
    defaultMessage: 'A photo of you',
    description: 'Part of the profile',
  },
  overview_confirm: {
    id: 'signup.overview_confirm',
    defaultMessage: 'Your email, confirmed',
    description: 'Part of the profile: the email address is confirmed',
  },
  overview_later: {
    id: 'signup.overview_later',
    defaultMessage: 'Not now',
    description: 'Link away from the page that shows what is still missing',
  },
});
