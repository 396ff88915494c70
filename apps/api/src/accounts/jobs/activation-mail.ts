import { mailJob } from '../../notifications/mail-job';
import { mailedLink } from '../mailed-link';
import { activationMailMessages as messages } from '../messages';
import { tokenHours } from '../tokens';

/** Mails the confirmation link, unless the address has been confirmed meanwhile. */
export const activationMail = mailJob(
  'activation',
  async (occasion) => {
    const { recipient, brand, now } = occasion;
    if (recipient.status !== 'not_confirmed') return null;
    const href = await mailedLink(occasion, 'activation', '/activate/done', now);
    return (intl) => ({
      subject: intl.formatMessage(messages.subject, { brand: brand.settings.name }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.heading, { name: recipient.name }),
      paragraphs: [
        intl.formatMessage(messages.intro, { brand: brand.settings.name }),
        intl.formatMessage(messages.waiting),
      ],
      action: { label: intl.formatMessage(messages.button), href },
      linkHint: intl.formatMessage(messages.link),
      small: [
        intl.formatMessage(messages.validity, { hours: tokenHours.activation }),
        intl.formatMessage(messages.notYou),
      ],
    });
  },
  { purpose: 'activation', hours: tokenHours.activation },
);
