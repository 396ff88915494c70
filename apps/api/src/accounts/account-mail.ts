import type { Account, Profile, TokenPurpose } from '../database/schema';
import { job, type Job } from '../jobs/job';
import type { Brand } from '../kernel/brands';
import { composeMail, type MailIntl, type MailTexts } from '../mail/compose-mail';
import { isGone } from './account-standing';
import { makeToken } from './tokens';

interface AccountMail {
  /** Null where nobody has the address: then there is nothing to send. */
  accountId: string | null;
  brandId: string;
  /** Origin of the brand's site, where links lead. */
  origin: string;
}

type Recipient = Pick<Account, 'email' | 'language' | 'country' | 'status' | 'deleted_at'> &
  Pick<Profile, 'name'>;

/** What a mail is written from. */
interface Occasion {
  recipient: Recipient;
  brand: Brand;
  origin: string;
  now: Date;
  /** Makes a link that holds a new token, which counts from `since`. Made while the mail is, so that no job holds it. */
  link(purpose: TokenPurpose, path: string, since: Date): Promise<string>;
}

/**
 * Declares a mail to the owner of an account about that account. It goes out whatever the owner opted out of; nobody gets
 * one who is banned, or deleted too long ago to come back. `write` gives null where there is nothing to tell any more.
 */
export function accountMail(
  name: string,
  write: (occasion: Occasion) => Promise<((intl: MailIntl) => MailTexts) | null>,
  options?: { retryHours?: number },
): Job<AccountMail> {
  return job<AccountMail>(
    name,
    async ({ accountId, brandId, origin }, { db, brands, clock, environment, mail }) => {
      const brand = brands.byId(brandId);
      if (accountId === null || !brand) return;
      const now = clock.now();
      const recipient = await db
        .selectFrom('account')
        .innerJoin('profile', 'profile.id', 'account.id')
        .select(['account.email', 'account.language', 'account.country'])
        .select(['account.status', 'account.deleted_at', 'profile.name'])
        .where('account.id', '=', accountId)
        .executeTakeFirst();
      if (!recipient || isGone(recipient, now)) return;
      const { email } = recipient;
      const link: Occasion['link'] = async (purpose, path, since) =>
        `${origin}${path}?token=${await makeToken(db, { purpose, accountId, email }, since)}`;
      const texts = await write({ recipient, brand, origin, now, link });
      if (texts) await mail.send(await composeMail(environment, brand, recipient, texts));
    },
    options,
  );
}
