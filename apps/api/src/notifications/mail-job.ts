import type { Db } from '../database/connection';
import type { Account, Profile, TokenPurpose } from '../database/schema';
import { job, type Job } from '../jobs/job';
import type { Brand } from '../kernel/brands';
import { after } from '../kernel/clock';
import { ownOrigin } from '../kernel/edge/site-origin';
import { composeMail, type MailIntl, type MailTexts } from '../mail/compose-mail';
import { deliveryName, rowOf, type Delivery, type Facts, type MailType } from './event-types';
import { openChannels } from './open-channels';
import { unsubscription } from './unsubscription';

/** The input from which a mail is written. */
export interface Occasion<Type extends MailType> {
  recipient: Pick<Account, 'id' | 'email' | 'language' | 'country' | 'status' | 'deleted_at'> &
    Pick<Profile, 'name'>;
  brand: Brand;
  /** Origin of the brand's site, for mails not triggered by a request. */
  origin: string;
  facts: Facts[Type];
  now: Date;
  /** When the event happened. */
  at: Date;
  db: Db;
}

/** Writes a mail's texts; `to` overrides the account's address. */
export type Written = ((intl: MailIntl) => MailTexts) | { to: string; texts: (intl: MailIntl) => MailTexts };

/** The token in a mail's link, and its validity in hours. */
interface MailedToken {
  purpose: TokenPurpose;
  hours: number;
}

/** Longer than the longest retry delay, so that a retry after the token's expiry ends the job. */
const hoursBeyondToken = 2;

/** Whether the token of a mail requested at `since` has expired, or was used or invalidated since. */
async function isOver(
  db: Db,
  { purpose, hours }: MailedToken,
  { accountId, since, now }: { accountId: string; since: Date; now: Date },
): Promise<boolean> {
  if (now >= after(since, hours * 3600)) return true;
  const used = await db
    .selectFrom('token')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Declares the mail of a type of event.
 * @param write returns its texts, current when the mail goes out; null if there is nothing to report any more
 * @param token the token in its link: the mail is retried while the token is valid, and nothing is given up
 * after that
 */
export function mailJob<Type extends MailType>(
  type: Type,
  write: (occasion: Occasion<Type>) => Promise<Written | null>,
  token?: MailedToken,
): Job<Delivery<Type>> {
  return job<Delivery<Type>>(
    deliveryName('mail', type),
    async ({ accountId, byId, at, facts }, { db, brands, clock, environment, mail }) => {
      const brand = brands.byId(facts.brandId);
      if (accountId === null || !brand) return;
      const now = clock.now();
      const { setting, unconfirmed, banned } = rowOf(type);
      const open = await openChannels(db, now, { accountId, byId }, setting, { unconfirmed, banned });
      if (!open.has('mail')) return;
      if (token && (await isOver(db, token, { accountId, since: new Date(at), now }))) return;
      const recipient = await db
        .selectFrom('account')
        .innerJoin('profile', 'profile.id', 'account.id')
        .select(['account.id', 'account.email', 'account.language', 'account.country'])
        .select(['account.status', 'account.deleted_at', 'profile.name'])
        .where('account.id', '=', accountId)
        .executeTakeFirst();
      if (!recipient) return;
      const origin = ownOrigin(environment, brand);
      const written = await write({ recipient, brand, origin, facts, now, at: new Date(at), db });
      if (!written) return;
      const { to, texts } = 'to' in written ? written : { to: recipient.email, texts: written };
      const stopping = setting && {
        unsubscription: unsubscription(environment, brand, { accountId, types: [setting] }),
      };
      await mail.send(
        await composeMail(environment, brand, { ...recipient, email: to }, texts, stopping ?? {}),
      );
    },
    token && { retryHours: token.hours + hoursBeyondToken },
  );
}
