import { defineMessages } from '@heartwood/i18n';

/** The mail that tells who is banned why, for how long, and what to do about it. */
export const bannedMailMessages = defineMessages({
  subject: {
    id: 'mail.banned.subject',
    defaultMessage: 'Your account at {brand} is banned',
    description: 'Subject of the mail about a ban. brand is the site’s name.',
  },
  preview: {
    id: 'mail.banned.preview',
    defaultMessage: 'Here is why, and how to appeal.',
    description: 'Preview line of the mail about a ban.',
  },
  intro: {
    id: 'mail.banned.intro',
    defaultMessage: 'Somebody of our team looked at what happened and has banned your account at {brand}.',
    description: 'First paragraph of the mail about a ban. brand is the site’s name.',
  },
  rule: {
    id: 'mail.banned.rule',
    defaultMessage:
      'The rule that was broken: {reason, select, minor {being under {min_age}, or anything sexual involving minors} threats {threats, blackmail, violence or hate} harassment {harassing somebody who has said no, also from a new account} fraud {asking for money, gift cards or bank details, or any other fraud} impersonation {pretending to be somebody else, or using stolen photos} intimate_photos {sharing intimate photos of others without their consent} paid_sex {offering or looking for sex for money} spam {advertising, spam, bots or collecting members’ data} payment {paying with somebody else’s card, or misusing chargebacks} other {another of our rules}}',
    description:
      'Which rule the banned member broke, as the page about bans lists them; reason is a word, min_age a number.',
  },
  lasts: {
    id: 'mail.banned.lasts',
    defaultMessage: 'The ban has no end. Nobody there sees your profile any more, and you can’t log in.',
    description: 'How long a ban lasts, in the mail about it.',
  },
  appeal: {
    id: 'mail.banned.appeal',
    defaultMessage:
      'Did we get it wrong? Write to {support_email} within six months and tell us what we missed. It costs nothing, and somebody else decides.',
    description: 'Last line of the mail about a ban. support_email is the address of the support.',
  },
  button: {
    id: 'mail.banned.button',
    defaultMessage: 'How to appeal',
    description: 'Button of the mail about a ban; leads to the page about bans.',
  },
});
