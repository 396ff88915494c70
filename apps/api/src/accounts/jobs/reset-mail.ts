import type { MailIntl } from '../../mail/compose-mail';
import { mailJob } from '../../notifications/mail-job';
import { mailedLink } from '../mailed-link';
import { activationMailMessages, resetMailMessages as messages } from '../messages';
import { tokenHours } from '../tokens';

function linkTexts(intl: MailIntl, brand: string, href: string) {
  const validity = intl.formatMessage(activationMailMessages.validity, { hours: tokenHours.reset });
  return {
    subject: intl.formatMessage(messages.subject, { brand }),
    preview: intl.formatMessage(messages.preview),
    paragraphs: [intl.formatMessage(messages.intro, { brand })],
    action: { label: intl.formatMessage(messages.button), href },
    linkHint: intl.formatMessage(activationMailMessages.link),
    small: [validity, intl.formatMessage(messages.notYou)],
  };
}

function deletedTexts(intl: MailIntl, brand: string) {
  return {
    subject: intl.formatMessage(messages.deletedSubject, { brand }),
    preview: intl.formatMessage(messages.deletedPreview),
    paragraphs: [intl.formatMessage(messages.deleted, { brand })],
    small: [intl.formatMessage(messages.notYou)],
  };
}

/** Mails the password-reset link; for a deleted account, says that it can be reactivated. */
export const resetMail = mailJob(
  'reset',
  async (occasion) => {
    const { recipient, brand, now } = occasion;
    const { status, name } = recipient;
    const { name: site } = brand.settings;
    const href = status === 'deleted' ? null : await mailedLink(occasion, 'reset', '/reset-password/do', now);
    return (intl) => ({
      heading: intl.formatMessage(messages.heading, { name }),
      ...(href === null ? deletedTexts(intl, site) : linkTexts(intl, site, href)),
    });
  },
  { purpose: 'reset', hours: tokenHours.reset },
);
