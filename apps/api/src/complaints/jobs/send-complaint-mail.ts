import { job } from '../../jobs/job';
import { composeMail } from '../../mail/compose-mail';
import { complaintMailMessages as messages } from '../messages';

const retryHours = 14 * 24;

/** Mails a complaint to the brand's support, in the brand's own language. */
export const sendComplaintMail = job<{ reference: string }>(
  'complaints.mail',
  async ({ reference }, { db, brands, clock, environment, mail }) => {
    const complaint = await db
      .selectFrom('complaint')
      .selectAll()
      .where('reference', '=', reference)
      .where('mailed_at', 'is', null)
      .executeTakeFirst();
    const brand = complaint && brands.byId(complaint.brand);
    if (!brand) return;
    const { email: from, account_id, reason, text } = complaint;
    const { support_email: email, default_locale: language } = brand.settings;
    const composed = await composeMail(environment, brand, { email, language, country: null }, (intl) => ({
      subject: intl.formatMessage(messages.subject, { reference, reason }),
      preview: text.slice(0, 100),
      heading: intl.formatMessage(messages.subject, { reference, reason }),
      paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
      small: [
        intl.formatMessage(messages.from, { email: from }),
        ...(account_id ? [intl.formatMessage(messages.member, { id: account_id })] : []),
      ],
    }));
    await mail.send({ ...composed, headers: { 'Reply-To': from } });
    await db
      .updateTable('complaint')
      .set({ mailed_at: clock.now() })
      .where('reference', '=', reference)
      .execute();
  },
  { retryHours },
);
