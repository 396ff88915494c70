import { defineMessages } from '@heartwood/i18n';

/** The mail that confirms an address. */
export const activationMailMessages = defineMessages({
  subject: {
    id: 'mail.activation.subject',
    defaultMessage: 'Confirm your email address for {brand}',
    description: 'Subject of the mail that confirms an address. brand is the site’s name.',
  },
  preview: {
    id: 'mail.activation.preview',
    defaultMessage: 'One click and you can get replies.',
    description: 'Preview line of the activation mail in the inbox.',
  },
  heading: {
    id: 'mail.activation.heading',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading of the activation mail. name is the profile name.',
  },
  intro: {
    id: 'mail.activation.intro',
    defaultMessage:
      'You signed up at {brand}. Confirm this email address and your profile becomes visible to other members.',
    description: 'First paragraph of the activation mail.',
  },
  waiting: {
    id: 'mail.activation.waiting',
    defaultMessage:
      'Messages you have already written are kept. We deliver them as soon as you have confirmed.',
    description: 'Second paragraph of the activation mail: messages of an unconfirmed member wait.',
  },
  button: {
    id: 'mail.activation.button',
    defaultMessage: 'Confirm my email address',
    description: 'Button of the activation mail.',
  },
  link: {
    id: 'mail.activation.link',
    defaultMessage: 'If the button does not work, copy this address into your browser:',
    description: 'Line above the plain link of a mail.',
  },
  validity: {
    id: 'mail.activation.validity',
    defaultMessage: 'The link works once and expires after {hours, plural, one {# hour} other {# hours}}.',
    description: 'How long the activation link works. hours is 48.',
  },
  notYou: {
    id: 'mail.activation.not_you',
    defaultMessage:
      'Wasn’t it you who signed up? Then ignore this mail: nothing happens without your confirmation.',
    description: 'For people who did not sign up themselves.',
  },
});

/** The mail to an address that has an account already, where the site itself does not say so. */
export const signupAttemptMailMessages = defineMessages({
  subject: {
    id: 'mail.signup_attempt.subject',
    defaultMessage: 'You already have an account at {brand}',
    description: 'Subject of the mail to somebody who signs up again with an address that has an account.',
  },
  preview: {
    id: 'mail.signup_attempt.preview',
    defaultMessage: 'Somebody signed up with your email address.',
    description: 'Preview line of the mail about a repeated signup.',
  },
  heading: {
    id: 'mail.signup_attempt.heading',
    defaultMessage: 'You are already a member',
    description: 'Heading of the mail about a repeated signup.',
  },
  intro: {
    id: 'mail.signup_attempt.intro',
    defaultMessage:
      'Somebody, perhaps you, signed up at {brand} with this email address. You already have an account: just log in.',
    description: 'Paragraph of the mail about a repeated signup.',
  },
  deleted: {
    id: 'mail.signup_attempt.deleted',
    defaultMessage:
      'Somebody, perhaps you, signed up at {brand} with this email address. Your deleted account can still be brought back by the link in the mail about its deletion.',
    description:
      'Paragraph of the mail about a repeated signup, when the account was deleted less than 14 days ago.',
  },
  button: {
    id: 'mail.signup_attempt.button',
    defaultMessage: 'Log in',
    description: 'Button of the mail about a repeated signup.',
  },
  forgotten: {
    id: 'mail.signup_attempt.forgotten',
    defaultMessage: 'Forgotten your password? Choose a new one here: {href}',
    description: 'Paragraph of the mail about a repeated signup; href is the address of the page.',
  },
  notYou: {
    id: 'mail.signup_attempt.not_you',
    defaultMessage: 'Wasn’t it you? Then there’s nothing you need to do.',
    description: 'Last paragraph of the mail about a repeated signup.',
  },
});

/** The mail that tells of a deletion and brings the way back. */
export const deletionMailMessages = defineMessages({
  subject: {
    id: 'mail.deletion.subject',
    defaultMessage: 'Your account at {brand} is deleted',
    description: 'Subject of the mail after a member deleted the account. brand is the site’s name.',
  },
  preview: {
    id: 'mail.deletion.preview',
    defaultMessage: 'Changed your mind? There is a way back until {date}.',
    description: 'Preview line of the mail after a deletion, in the inbox. date is the last day.',
  },
  heading: {
    id: 'mail.deletion.heading',
    defaultMessage: 'Goodbye, {name}',
    description: 'Heading of the mail after a deletion. name is the profile name.',
  },
  intro: {
    id: 'mail.deletion.intro',
    defaultMessage:
      'Your account at {brand} is deleted. From now on nobody there sees your profile, your photos or your messages.',
    description: 'First paragraph of the mail after a deletion.',
  },
  back: {
    id: 'mail.deletion.back',
    defaultMessage:
      'Changed your mind? Until {date} you can bring your account back with everything in it. After that it is erased for good.',
    description:
      'Second paragraph of the mail after a deletion: the way back. date is the last day, 14 days after the deletion.',
  },
  button: {
    id: 'mail.deletion.button',
    defaultMessage: 'Bring my account back',
    description: 'Button of the mail after a deletion.',
  },
  notYou: {
    id: 'mail.deletion.not_you',
    defaultMessage:
      'Wasn’t it you who deleted it? Bring it back, choose a new password and write to {support_email}.',
    description:
      'For people who did not delete the account themselves. support_email is the support’s address.',
  },
});

/** The mail with the link that sets a new password. */
export const resetMailMessages = defineMessages({
  subject: {
    id: 'mail.reset.subject',
    defaultMessage: 'Choose a new password for {brand}',
    description: 'Subject of the mail that sets a new password. brand is the site’s name.',
  },
  preview: {
    id: 'mail.reset.preview',
    defaultMessage: 'One click, a new password, and you are back.',
    description: 'Preview line of the mail that sets a new password, in the inbox.',
  },
  heading: {
    id: 'mail.reset.heading',
    defaultMessage: 'Hello {name}',
    description: 'Heading of the mail that sets a new password. name is the profile name.',
  },
  intro: {
    id: 'mail.reset.intro',
    defaultMessage:
      'Forgotten your password for {brand}? It happens to the best of us. Choose a new one and carry on where you left off.',
    description: 'Paragraph of the mail that sets a new password. brand is the site’s name.',
  },
  button: {
    id: 'mail.reset.button',
    defaultMessage: 'Choose a new password',
    description: 'Button of the mail that sets a new password.',
  },
  notYou: {
    id: 'mail.reset.not_you',
    defaultMessage: 'Wasn’t it you who asked for this? Then ignore this mail: your password stays as it is.',
    description: 'For people who did not ask for a new password themselves.',
  },
  deletedSubject: {
    id: 'mail.reset.deleted_subject',
    defaultMessage: 'Your account at {brand} was deleted',
    description: 'Subject of the answer to a wish for a new password, when the account was deleted.',
  },
  deletedPreview: {
    id: 'mail.reset.deleted_preview',
    defaultMessage: 'You can still bring it back.',
    description: 'Preview line of the answer to a wish for a new password, when the account was deleted.',
  },
  deleted: {
    id: 'mail.reset.deleted',
    defaultMessage:
      'Somebody, perhaps you, asked for a new password for {brand}. Your account was deleted, but you can still bring it back by the link in the mail about its deletion.',
    description: 'Paragraph of the answer to a wish for a new password, when the account was deleted.',
  },
});
