import { mailedLink } from '../../accounts/mailed-link';
import { activationMailMessages } from '../../accounts/messages';
import { tokenHours } from '../../accounts/tokens';
import { mailJob } from '../../notifications/mail-job';
import { confirmReminderMessages as messages } from '../messages';

/** Mails a new confirmation link to a member whose address is still unconfirmed. */
export const confirmReminderMail = mailJob(
  'confirm_reminder',
  async (occasion) => {
    const { recipient, brand, now } = occasion;
    if (recipient.status !== 'not_confirmed') return null;
    const { name } = recipient;
    const href = await mailedLink(occasion, 'activation', '/activate/done', now);
    return (intl) => ({
      subject: intl.formatMessage(messages.subject, { name }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.subject, { name }),
      paragraphs: [intl.formatMessage(messages.intro, { brand: brand.settings.name })],
      action: { label: intl.formatMessage(activationMailMessages.button), href },
      linkHint: intl.formatMessage(activationMailMessages.link),
      small: [
        intl.formatMessage(activationMailMessages.validity, { hours: tokenHours.activation }),
        intl.formatMessage(activationMailMessages.notYou),
      ],
    });
  },
  { purpose: 'activation', hours: tokenHours.activation },
);
