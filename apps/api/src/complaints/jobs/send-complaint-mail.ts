import type { ComplaintReason } from '@heartwood/domain';
import { job } from '../../jobs/job';
import { composeMail } from '../../mail/compose-mail';
import { complaintMailMessages as messages } from '../messages';

interface ComplaintMail {
  reference: string;
  brandId: string;
  /** The address of who complains; an answer goes there. */
  from: string;
  /** Null for a visitor. */
  accountId: string | null;
  reason: ComplaintReason;
  text: string;
}

/** Brings a complaint to the brand's support, in the brand's own language. */
export const sendComplaintMail = job<ComplaintMail>(
  'complaints.mail',
  async ({ reference, brandId, from, accountId, reason, text }, { brands, environment, mail }) => {
    const brand = brands.byId(brandId);
    if (!brand) return;
    const { support_email: email, default_locale: language } = brand.settings;
    const composed = await composeMail(environment, brand, { email, language, country: null }, (intl) => ({
      subject: intl.formatMessage(messages.subject, { reference, reason }),
      preview: text.slice(0, 100),
      heading: intl.formatMessage(messages.subject, { reference, reason }),
      paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
      small: [
        intl.formatMessage(messages.from, { email: from }),
        ...(accountId ? [intl.formatMessage(messages.member, { id: accountId })] : []),
      ],
    }));
    await mail.send({ ...composed, headers: { 'Reply-To': from } });
  },
);
