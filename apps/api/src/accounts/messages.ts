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
    defaultMessage: 'One click and people can reply to you.',
    description: 'Preview line of the activation mail in the inbox.',
  },
  heading: {
    id: 'mail.activation.heading',
    defaultMessage: 'Welcome, {name}!',
    description: 'Heading of the activation mail. name is the profile name.',
  },
  intro: {
    id: 'mail.activation.intro',
    defaultMessage:
      'You’ve signed up to {brand}. Confirm this email address and your profile becomes visible to other members.',
    description: 'First paragraph of the activation mail.',
  },
  waiting: {
    id: 'mail.activation.waiting',
    defaultMessage:
      'Any messages you’ve already written are safe with us. We’ll deliver them as soon as you confirm.',
    description: 'Second paragraph of the activation mail: messages of an unconfirmed member wait.',
  },
  button: {
    id: 'mail.activation.button',
    defaultMessage: 'Confirm my email address',
    description: 'Button of the activation mail.',
  },
  link: {
    id: 'mail.activation.link',
    defaultMessage: 'Button not working? Copy this address into your browser:',
    description: 'Line above the plain link of a mail.',
  },
  validity: {
    id: 'mail.activation.validity',
    defaultMessage: 'The link works once and expires after {hours, plural, one {# hour} other {# hours}}.',
    description: 'How long the activation link works. hours is 48.',
  },
  notYou: {
    id: 'mail.activation.not_you',
    defaultMessage: 'Didn’t sign up? Just ignore this email: nothing happens unless you confirm.',
    description: 'For people who did not sign up themselves.',
  },
});

/** The mail to an address that already has an account, where the site doesn't reveal it on screen. */
export const signupAttemptMailMessages = defineMessages({
  subject: {
    id: 'mail.signup_attempt.subject',
    defaultMessage: 'You already have an account at {brand}',
    description: 'Subject of the mail to somebody who signs up again with an address that has an account.',
  },
  preview: {
    id: 'mail.signup_attempt.preview',
    defaultMessage: 'Someone tried to sign up with your email address.',
    description: 'Preview line of the mail about a repeated signup.',
  },
  heading: {
    id: 'mail.signup_attempt.heading',
    defaultMessage: 'You’re already a member',
    description: 'Heading of the mail about a repeated signup.',
  },
  intro: {
    id: 'mail.signup_attempt.intro',
    defaultMessage:
      'Someone, perhaps you, tried to sign up at {brand} with this email address. You already have an account: just log in.',
    description: 'Paragraph of the mail about a repeated signup.',
  },
  deleted: {
    id: 'mail.signup_attempt.deleted',
    defaultMessage:
      'Someone, perhaps you, tried to sign up at {brand} with this email address. You can still bring your deleted account back with the link in the email we sent about that.',
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
    defaultMessage: 'Forgot your password? Choose a new one here: {href}',
    description: 'Paragraph of the mail about a repeated signup; href is the address of the page.',
  },
  notYou: {
    id: 'mail.signup_attempt.not_you',
    defaultMessage: 'Wasn’t you? Then there’s nothing you need to do.',
    description: 'Last paragraph of the mail about a repeated signup.',
  },
});

/** The mail about a deletion, with the reactivation link. */
export const deletionMailMessages = defineMessages({
  subject: {
    id: 'mail.deletion.subject',
    defaultMessage: 'Your {brand} account has been deleted',
    description: 'Subject of the mail after a member deleted the account. brand is the site’s name.',
  },
  preview: {
    id: 'mail.deletion.preview',
    defaultMessage: 'Changed your mind? You can come back until {date}.',
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
      'Your account at {brand} has been deleted. From now on, no one there can see your profile or photos. Messages you sent stay with the people you wrote to, without your name.',
    description: 'First paragraph of the mail after a deletion.',
  },
  back: {
    id: 'mail.deletion.back',
    defaultMessage:
      'Changed your mind? Until {date} you can bring your account back with everything in it. After that, it’s erased for good.',
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
      'Didn’t delete it yourself? Bring it back, choose a new password and write to {support_email}.',
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
    defaultMessage: 'One click, a new password, and you’re back.',
    description: 'Preview line of the mail that sets a new password, in the inbox.',
  },
  heading: {
    id: 'mail.reset.heading',
    defaultMessage: 'Hi {name}',
    description:
      'Heading of the mail that sets a new password, and of those to a deleted account. name is the profile name.',
  },
  intro: {
    id: 'mail.reset.intro',
    defaultMessage:
      'Forgot your password for {brand}? Happens to the best of us. Choose a new one and carry on where you left off.',
    description: 'Paragraph of the mail that sets a new password. brand is the site’s name.',
  },
  button: {
    id: 'mail.reset.button',
    defaultMessage: 'Choose a new password',
    description: 'Button of the mail that sets a new password.',
  },
  notYou: {
    id: 'mail.reset.not_you',
    defaultMessage: 'Didn’t ask for this? Just ignore this email: your password stays the same.',
    description: 'For people who did not ask for a new password themselves.',
  },
  deletedSubject: {
    id: 'mail.reset.deleted_subject',
    defaultMessage: 'Your {brand} account was deleted',
    description:
      'Subject of the reply to a password-reset request or a repeated signup, when the account was deleted.',
  },
  deletedPreview: {
    id: 'mail.reset.deleted_preview',
    defaultMessage: 'You can still bring it back.',
    description:
      'Preview line of the reply to a password-reset request or a repeated signup, when the account was deleted.',
  },
  deleted: {
    id: 'mail.reset.deleted',
    defaultMessage:
      'Someone, perhaps you, asked for a new password for {brand}. Your account was deleted, but you can still bring it back with the link in the email we sent about that.',
    description: 'Paragraph of the reply to a password-reset request, when the account was deleted.',
  },
});
