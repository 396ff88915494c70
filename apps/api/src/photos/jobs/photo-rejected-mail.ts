import type { PhotoRejectionReason } from '@heartwood/domain';
import { mailJob } from '../../notifications/mail-job';
import { photoRejectedMailMessages as messages } from '../messages';

const reasons = {
  not_a_person: messages.notAPerson,
  someone_else: messages.someoneElse,
  contact_details: messages.contactDetails,
  explicit: messages.explicit,
  minor: messages.minor,
  quality: messages.quality,
  other: messages.other,
} as const satisfies Record<PhotoRejectionReason, unknown>;

/** Mails why a photo was rejected, unless its member has removed it from the list meanwhile. */
export const photoRejectedMail = mailJob('photo_rejected', async ({ db, recipient, brand, facts }) => {
  const photo = await db
    .selectFrom('photo')
    .select('rejected_reason')
    .where('id', '=', facts.photoId)
    .where('account_id', '=', recipient.id)
    .executeTakeFirst();
  const reason = photo?.rejected_reason;
  if (!reason) return null;
  const { name: site, support_email } = brand.settings;
  return (intl) => ({
    subject: intl.formatMessage(messages.subject, { brand: site }),
    preview: intl.formatMessage(messages.preview),
    heading: intl.formatMessage(messages.heading, { name: recipient.name }),
    paragraphs: [
      intl.formatMessage(messages.intro),
      intl.formatMessage(reasons[reason]),
      intl.formatMessage(messages.next),
    ],
    small: [intl.formatMessage(messages.disagree, { support_email })],
  });
});
