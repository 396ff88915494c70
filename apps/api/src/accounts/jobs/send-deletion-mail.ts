import { job } from '../../jobs/job';
import { composeMail } from '../../mail/compose-mail';
import { reactivatableUntil } from '../account-standing';
import { activationMailMessages, deletionMailMessages as messages } from '../messages';
import { makeToken } from '../tokens';

interface DeletionMail {
  accountId: string;
  brandId: string;
  /** Origin of the brand's site, where the link leads. */
  origin: string;
}

/**
 * Mails the link that brings a deleted account back, unless it is back by now. The token is made here, so no job holds
 * it; it works until the days since the deletion are over, whenever the mail goes out.
 */
export const sendDeletionMail = job<DeletionMail>(
  'accounts.deletion-mail',
  async ({ accountId, brandId, origin }, { db, brands, environment, mail }) => {
    const account = await db
      .selectFrom('account')
      .innerJoin('profile', 'profile.id', 'account.id')
      .select(['account.email', 'account.language', 'account.country', 'account.deleted_at', 'profile.name'])
      .where('account.id', '=', accountId)
      .where('account.status', '=', 'deleted')
      .executeTakeFirst();
    const brand = brands.byId(brandId);
    if (!account?.deleted_at || !brand) return;
    const { email, name, deleted_at } = account;
    const token = await makeToken(db, { purpose: 'reactivation', accountId, email }, deleted_at);
    const href = `${origin}/account-deleted?token=${token}`;
    const { name: site, support_email } = brand.settings;
    const composed = await composeMail(environment, brand, account, (intl) => {
      const date = intl.formatDate(reactivatableUntil(deleted_at), {
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
    });
    await mail.send(composed);
  },
);
