import { mailJob } from '../../notifications/mail-job';
import { lastReactivationDay } from '../account-standing';
import { mailedLink } from '../mailed-link';
import { activationMailMessages, deletionMailMessages as messages } from '../messages';
import { tokenHours } from '../tokens';

/**
 * Mails the reactivation link of a deleted account, unless it is active again. The link expires at a fixed
 * time after the deletion, however late the mail goes out.
 */
export const deletionMail = mailJob(
  'deletion',
  async (occasion) => {
    const { recipient, brand } = occasion;
    const { status, deleted_at, name } = recipient;
    if (status !== 'deleted' || !deleted_at) return null;
    const href = await mailedLink(occasion, 'reactivation', '/account-deleted', deleted_at);
    const { name: site, support_email } = brand.settings;
    return (intl) => {
      const date = intl.formatDate(lastReactivationDay(deleted_at), {
        dateStyle: 'long',
        timeZone: brand.manifest.time_zone,
      });
      return {
        subject: intl.formatMessage(messages.subject, { brand: site }),
        preview: intl.formatMessage(messages.preview, { date }),
        heading: intl.formatMessage(messages.heading, { name }),
        paragraphs: [
          intl.formatMessage(messages.intro, { brand: site }),
          intl.formatMessage(messages.back, { date }),
        ],
        action: { label: intl.formatMessage(messages.button), href },
        linkHint: intl.formatMessage(activationMailMessages.link),
        small: [intl.formatMessage(messages.notYou, { support_email })],
      };
    };
  },
  { purpose: 'reactivation', hours: tokenHours.reactivation },
);
