import { activationMailMessages, resetMailMessages } from '../../accounts/messages';
import { mailJob } from '../../notifications/mail-job';
import { bannedMailMessages as messages } from '../messages';

/**
 * Mails a member which rule the account was banned under and how to appeal, unless the ban has been lifted
 * meanwhile.
 */
export const bannedMail = mailJob('banned', async ({ recipient, brand, origin, facts: { reason } }) => {
  if (recipient.status !== 'banned') return null;
  const { name: site, support_email, min_age } = brand.settings;
  return (intl) => ({
    subject: intl.formatMessage(messages.subject, { brand: site }),
    preview: intl.formatMessage(messages.preview),
    heading: intl.formatMessage(resetMailMessages.heading, { name: recipient.name }),
    paragraphs: [
      intl.formatMessage(messages.intro, { brand: site }),
      intl.formatMessage(messages.rule, { reason, min_age }),
      intl.formatMessage(messages.lasts),
      intl.formatMessage(messages.appeal, { support_email }),
    ],
    action: { label: intl.formatMessage(messages.button), href: `${origin}/pages/ban#appeal` },
    linkHint: intl.formatMessage(activationMailMessages.link),
    small: [],
  });
});
