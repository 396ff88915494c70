import { mailJob } from '../../notifications/mail-job';
import { readExport } from '../data-export';
import { mailTime } from '../mail-time';
import { activationMailMessages, resetMailMessages } from '../messages';
import { changeMailMessages, exportReadyMailMessages as messages } from '../own-account-messages';

/** Mails a member that the data export can be downloaded, while it can. */
export const exportReadyMail = mailJob(
  'export_ready',
  async ({ recipient, brand, facts: { origin }, now, db }) => {
    const { status, until } = await readExport(db, recipient.id, now);
    if (status !== 'ready' || until === null) return null;
    const { name, support_email } = brand.settings;
    return (intl) => {
      const time = mailTime(intl, brand, new Date(until));
      return {
        subject: intl.formatMessage(messages.subject, { brand: name }),
        preview: intl.formatMessage(messages.preview, { time }),
        heading: intl.formatMessage(resetMailMessages.heading, { name: recipient.name }),
        paragraphs: [intl.formatMessage(messages.intro, { time })],
        action: { label: intl.formatMessage(messages.button), href: `${origin}/settings/data` },
        linkHint: intl.formatMessage(activationMailMessages.link),
        small: [
          intl.formatMessage(changeMailMessages.notYou, { href: `${origin}/reset-password`, support_email }),
        ],
      };
    };
  },
);
