import { defineMessages } from '@heartwood/i18n';

/** What follows the last step: the confirmation of the address, and what the profile lacks. */
export const completeMessages = defineMessages({
  complete_title: {
    id: 'signup.complete_title',
    defaultMessage: 'One look into your mailbox',
    description: 'Title of the last step: the confirming mail',
  },
  complete_text: {
    id: 'signup.complete_text',
    defaultMessage: 'Press the button in our mail, and others can answer you. It went to:',
    description: 'Sentence above the address to which the confirming mail went',
  },
  sent_title: {
    id: 'signup.sent_title',
    defaultMessage: 'Look into your mailbox',
    description: 'Title after a signup on sites that do not tell who has an account',
  },
  sent_text: {
    id: 'signup.sent_text',
    defaultMessage: 'How it goes on is in our mail to:',
    description:
      'Sentence above the address to which a mail went, after a signup on sites that do not tell who has an account',
  },
  resend: {
    id: 'signup.resend',
    defaultMessage: 'Send the mail again',
    description: 'Button that sends the confirming mail once more',
  },
  resent: {
    id: 'signup.resent',
    defaultMessage: 'Sent. It should be there within a minute.',
    description: 'After the confirming mail was sent once more',
  },
  to_members: {
    id: 'signup.to_members',
    defaultMessage: 'Look around meanwhile',
    description: 'Link from the last step to the members who fit',
  },
  to_profile: {
    id: 'signup.to_profile',
    defaultMessage: 'Back to the profile',
    description: 'Link from the last step to the profile from which the visitor came',
  },
  overview_title: {
    id: 'signup.overview_title',
    defaultMessage: 'Your profile so far',
    description: 'Title of the page that shows what is still missing in a profile',
  },
  overview_text: {
    id: 'signup.overview_text',
    defaultMessage: 'The more you tell, the more there is to answer.',
    description: 'Sentence below the title of the page that shows what is still missing in a profile',
  },
  overview_progress: {
    id: 'signup.overview_progress',
    defaultMessage: '{done} of {count} parts are there',
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
