import type { MailIntl } from '../../mail/compose-mail';
import { mailJob } from '../../notifications/mail-job';
import { resetMailMessages, signupAttemptMailMessages as messages } from '../messages';

function loginTexts(intl: MailIntl, brand: string, origin: string) {
  return {
    subject: intl.formatMessage(messages.subject, { brand }),
    preview: intl.formatMessage(messages.preview),
    heading: intl.formatMessage(messages.heading),
    paragraphs: [intl.formatMessage(messages.intro, { brand })],
    action: { label: intl.formatMessage(messages.button), href: `${origin}/login` },
    small: [
      intl.formatMessage(messages.forgotten, { href: `${origin}/reset-password` }),
      intl.formatMessage(messages.notYou),
    ],
  };
}

function deletedTexts(intl: MailIntl, brand: string, name: string) {
  return {
    subject: intl.formatMessage(resetMailMessages.deletedSubject, { brand }),
    preview: intl.formatMessage(resetMailMessages.deletedPreview),
    heading: intl.formatMessage(resetMailMessages.heading, { name }),
    paragraphs: [intl.formatMessage(messages.deleted, { brand })],
    small: [intl.formatMessage(messages.notYou)],
  };
}

/**
 * Informs an account's owner that someone signed up with its address; for brands that don't reveal this on
 * screen.
 */
export const signupAttemptMail = mailJob(
  'signup_attempt',
  async ({ recipient: { status, name }, brand, facts: { origin } }) => {
    const { name: site } = brand.settings;
    return (intl) => (status === 'deleted' ? deletedTexts(intl, site, name) : loginTexts(intl, site, origin));
  },
);
