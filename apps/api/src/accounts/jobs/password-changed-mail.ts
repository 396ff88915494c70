import { mailJob } from '../../notifications/mail-job';
import { mailTime } from '../mail-time';
import { resetMailMessages } from '../messages';
import { changeMailMessages, passwordChangedMailMessages as messages } from '../own-account-messages';

/** Mails a member that the password was changed, and what to do if it was someone else. */
export const passwordChangedMail = mailJob(
  'password_changed',
  async ({ recipient, brand, facts: { origin }, at }) => {
    const { name, support_email } = brand.settings;
    return (intl) => ({
      subject: intl.formatMessage(messages.subject, { brand: name }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(resetMailMessages.heading, { name: recipient.name }),
      paragraphs: [
        intl.formatMessage(messages.intro, { brand: name }),
        intl.formatMessage(changeMailMessages.when, { time: mailTime(intl, brand, at) }),
      ],
      small: [
        intl.formatMessage(changeMailMessages.notYou, { href: `${origin}/reset-password`, support_email }),
      ],
    });
  },
);
