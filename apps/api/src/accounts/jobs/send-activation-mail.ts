import { accountMail } from '../account-mail';
import { activationMailMessages as messages } from '../messages';
import { tokenHours } from '../tokens';

/** Mails the link that confirms an address, unless it is confirmed by now. */
export const sendActivationMail = accountMail(
  'accounts.activation-mail',
  async ({ recipient: { status, name }, brand, now, link }) => {
    if (status !== 'not_confirmed') return null;
    const href = await link('activation', '/activate/done', now);
    return (intl) => ({
      subject: intl.formatMessage(messages.subject, { brand: brand.settings.name }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.heading, { name }),
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
  { retryHours: tokenHours.activation },
);
