import type { MailIntl } from '../../mail/compose-mail';
import { mailJob } from '../../notifications/mail-job';
import { findEmailChange, isAddressTaken } from '../email-change';
import { mailedLink } from '../mailed-link';
import {
  activationMailMessages,
  resetMailMessages,
  signupAttemptMailMessages as attemptMessages,
} from '../messages';
import { emailChangeMailMessages as messages } from '../own-account-messages';
import { tokenHours } from '../tokens';

/** Informs the owner of an address that someone tried to use it for another account, without revealing who. */
function takenTexts(intl: MailIntl, brand: string, origin: string) {
  return {
    subject: intl.formatMessage(messages.takenSubject, { brand }),
    preview: intl.formatMessage(messages.takenPreview),
    heading: intl.formatMessage(attemptMessages.heading),
    paragraphs: [intl.formatMessage(messages.taken, { brand })],
    action: { label: intl.formatMessage(attemptMessages.button), href: `${origin}/login` },
    small: [
      intl.formatMessage(attemptMessages.forgotten, { href: `${origin}/reset-password` }),
      intl.formatMessage(attemptMessages.notYou),
    ],
  };
}

/** Mails the confirmation link to a new address; if the address is taken, says that nothing was changed. */
export const emailChangeMail = mailJob(
  'email_change',
  async (occasion) => {
    const { recipient, brand, facts, now, db } = occasion;
    const change = await findEmailChange(db, recipient.id, now);
    if (change?.id !== facts.changeId) return null;
    const { email: to, email_key: emailKey, requested_at } = change;
    const { name: site } = brand.settings;
    const asked = { pool: brand.pool, emailKey, accountId: recipient.id };
    if (await isAddressTaken(db, asked, now))
      return { to, texts: (intl) => takenTexts(intl, site, facts.origin) };
    const atNewAddress = { ...occasion, recipient: { ...recipient, email: to } };
    const href = await mailedLink(atNewAddress, 'mail_change', '/mail-change/do', requested_at);
    return {
      to,
      texts: (intl) => ({
        subject: intl.formatMessage(messages.subject, { brand: site }),
        preview: intl.formatMessage(messages.preview),
        heading: intl.formatMessage(resetMailMessages.heading, { name: recipient.name }),
        paragraphs: [intl.formatMessage(messages.intro, { brand: site })],
        action: { label: intl.formatMessage(activationMailMessages.button), href },
        linkHint: intl.formatMessage(activationMailMessages.link),
        small: [
          intl.formatMessage(activationMailMessages.validity, { hours: tokenHours.mail_change }),
          intl.formatMessage(messages.ignore),
        ],
      }),
    };
  },
  { purpose: 'mail_change', hours: tokenHours.mail_change },
);
