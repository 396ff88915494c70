import { defineMessages } from '@heartwood/i18n';

/** The mail about a ban: why, for how long, and how to appeal. */
export const bannedMailMessages = defineMessages({
  subject: {
    id: 'mail.banned.subject',
    defaultMessage: 'Your {brand} account has been banned',
    description: 'Subject of the mail about a ban. brand is the site’s name.',
  },
  preview: {
    id: 'mail.banned.preview',
    defaultMessage: 'Here’s why, and how to appeal.',
    description: 'Preview line of the mail about a ban.',
  },
  intro: {
    id: 'mail.banned.intro',
    defaultMessage: 'Our team has looked into what happened and banned your {brand} account.',
    description: 'First paragraph of the mail about a ban. brand is the site’s name.',
  },
  rule: {
    id: 'mail.banned.rule',
    defaultMessage:
      'Why you were banned: {reason, select, minor {being under {min_age}, or anything sexual involving minors} threats {threats, blackmail, violence or hate} harassment {harassing someone who has said no, including from a new account} fraud {asking for money, gift cards or bank details, or any other fraud} impersonation {pretending to be someone else, or using stolen photos} intimate_photos {sharing other people’s intimate photos without their consent} paid_sex {offering or looking for sex for money} spam {advertising, spam, bots or collecting members’ data} payment {paying with someone else’s card, or abusing chargebacks} other {breaking another of our rules}}',
    description:
      'Which rule the banned member broke, as the page about bans lists them; reason is a word, min_age a number.',
  },
  lasts: {
    id: 'mail.banned.lasts',
    defaultMessage: 'The ban is permanent. No one can see your profile any more, and you can’t log in.',
    description: 'How long a ban lasts, in the mail about it.',
  },
  appeal: {
    id: 'mail.banned.appeal',
    defaultMessage:
      'Did we get it wrong? Write to {support_email} within six months and tell us what we missed. Appeals are free, and someone who wasn’t involved decides.',
    description: 'Last line of the mail about a ban. support_email is the address of the support.',
  },
  button: {
    id: 'mail.banned.button',
    defaultMessage: 'How to appeal',
    description: 'Button of the mail about a ban; leads to the page about bans.',
  },
});
