import { mailJob } from '../../notifications/mail-job';
import { signupAttemptMailMessages as messages } from '../messages';

/**
 * Informs an account's owner that someone signed up with its address; for brands that don't reveal this on
 * screen.
 */
export const signupAttemptMail = mailJob(
  'signup_attempt',
  async ({ recipient, brand, facts: { origin } }) => {
    const deleted = recipient.status === 'deleted';
    return (intl) => ({
      subject: intl.formatMessage(messages.subject, { brand: brand.settings.name }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.heading),
      paragraphs: [
        intl.formatMessage(deleted ? messages.deleted : messages.intro, { brand: brand.settings.name }),
      ],
      ...(!deleted && { action: { label: intl.formatMessage(messages.button), href: `${origin}/login` } }),
      small: [
        ...(deleted ? [] : [intl.formatMessage(messages.forgotten, { href: `${origin}/reset-password` })]),
        intl.formatMessage(messages.notYou),
      ],
    });
  },
);
