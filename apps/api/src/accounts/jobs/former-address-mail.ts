import { mailJob } from '../../notifications/mail-job';
import { findEmailChange } from '../email-change';
import { mailTime } from '../mail-time';
import { resetMailMessages } from '../messages';
import { changeMailMessages, emailChangeMailMessages as messages } from '../own-account-messages';

/** Notifies an account's address that a change to another one was requested, while its link is valid. */
export const emailChangeAskedMail = mailJob(
  'email_change_asked',
  async ({ recipient, brand, facts: { origin, changeId }, now, at, db }) => {
    if ((await findEmailChange(db, recipient.id, now))?.id !== changeId) return null;
    const { name, support_email } = brand.settings;
    return (intl) => ({
      subject: intl.formatMessage(messages.askedSubject, { brand: name }),
      preview: intl.formatMessage(messages.askedPreview),
      heading: intl.formatMessage(resetMailMessages.heading, { name: recipient.name }),
      paragraphs: [
        intl.formatMessage(messages.asked, { brand: name }),
        intl.formatMessage(changeMailMessages.when, { time: mailTime(intl, brand, at) }),
      ],
      small: [
        intl.formatMessage(changeMailMessages.notYou, { href: `${origin}/reset-password`, support_email }),
      ],
    });
  },
);

/** Notifies an account's former address that it was replaced. */
export const emailChangedMail = mailJob(
  'email_changed',
  async ({ recipient, brand, facts: { changeId }, at, db }) => {
    const change = await db
      .selectFrom('email_change')
      .select('former_email')
      .where('id', '=', changeId)
      .executeTakeFirst();
    if (!change?.former_email) return null;
    const { name, support_email } = brand.settings;
    return {
      to: change.former_email,
      texts: (intl) => ({
        subject: intl.formatMessage(messages.changedSubject, { brand: name }),
        preview: intl.formatMessage(messages.changedPreview),
        heading: intl.formatMessage(resetMailMessages.heading, { name: recipient.name }),
        paragraphs: [
          intl.formatMessage(messages.changed, { brand: name }),
          intl.formatMessage(changeMailMessages.when, { time: mailTime(intl, brand, at) }),
        ],
        small: [intl.formatMessage(messages.changedNotYou, { support_email })],
      }),
    };
  },
);
