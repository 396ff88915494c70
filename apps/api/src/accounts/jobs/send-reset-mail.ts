import { job } from '../../jobs/job';
import { composeMail, type MailIntl } from '../../mail/compose-mail';
import { isGone } from '../account-standing';
import { activationMailMessages, resetMailMessages as messages } from '../messages';
import { makeToken, tokenHours } from '../tokens';

interface ResetMail {
  /** Null where nobody has the address: then there is nothing to send. */
  accountId: string | null;
  brandId: string;
  /** Origin of the brand's site, where the link leads. */
  origin: string;
}

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

/**
 * Mails the link that sets a new password; to a deleted account, that it can be brought back. The token is made here, so
 * no job holds it.
 */
export const sendResetMail = job<ResetMail>(
  'accounts.reset-mail',
  async ({ accountId, brandId, origin }, { db, brands, clock, environment, mail }) => {
    const brand = brands.byId(brandId);
    if (accountId === null || !brand) return;
    const account = await db
      .selectFrom('account')
      .innerJoin('profile', 'profile.id', 'account.id')
      .select(['account.email', 'account.language', 'account.country', 'profile.name'])
      .select(['account.status', 'account.deleted_at'])
      .where('account.id', '=', accountId)
      .executeTakeFirst();
    if (!account || isGone(account, clock.now())) return;
    const { email, name, status } = account;
    const token =
      status === 'deleted' ? null : await makeToken(db, { purpose: 'reset', accountId, email }, clock.now());
    const composed = await composeMail(environment, brand, account, (intl) => ({
      heading: intl.formatMessage(messages.heading, { name }),
      ...(token === null
        ? deletedTexts(intl, brand.settings.name)
        : linkTexts(intl, brand.settings.name, `${origin}/reset-password/do?token=${token}`)),
    }));
    await mail.send(composed);
  },
);
