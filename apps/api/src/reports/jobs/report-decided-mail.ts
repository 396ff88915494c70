import { mailJob } from '../../notifications/mail-job';
import { reportDecidedMailMessages as messages } from '../messages';

/** Mails a report's decision to the reporter, after checking again that the report is theirs. */
export const reportDecidedMail = mailJob('report_decided', async ({ db, recipient, brand, facts }) => {
  const { reference } = facts;
  const report = await db
    .selectFrom('report')
    .select('status')
    .where('reference', '=', reference)
    .where('reporter_id', '=', recipient.id)
    .executeTakeFirst();
  if (!report || report.status === 'open') return null;
  const { name: site, support_email } = brand.settings;
  const [decided, next] =
    report.status === 'upheld' ? [messages.upheld, messages.thanks] : [messages.dismissed, messages.block];
  return (intl) => ({
    subject: intl.formatMessage(messages.subject, { reference }),
    preview: intl.formatMessage(messages.preview),
    heading: intl.formatMessage(messages.heading, { name: recipient.name }),
    paragraphs: [intl.formatMessage(decided), intl.formatMessage(next, { brand: site })],
    small: [intl.formatMessage(messages.disagree, { support_email, reference })],
  });
});
