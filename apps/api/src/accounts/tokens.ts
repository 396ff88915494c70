import { deletionGraceDays } from '@heartwood/domain';
import type { Db } from '../database/connection';
import type { TokenPurpose } from '../database/schema';
import { after } from '../kernel/clock';
import { hashSecret, newSecret } from '../kernel/secrets';

/** How long a link is valid, in hours. */
export const tokenHours = {
  activation: 48,
  reset: 1,
  mail_change: 1,
  reactivation: deletionGraceDays * 24,
} as const satisfies Record<TokenPurpose, number>;

interface TokenOwner {
  purpose: TokenPurpose;
  accountId: string;
  /** The address it is mailed to; the token becomes invalid when the account's address changes. */
  email: string;
}

/** Creates a token for a link; only its hash is stored. */
export async function makeToken(
  db: Db,
  { purpose, accountId, email }: TokenOwner,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('token')
    .values({
      hash: hashSecret(token),
      purpose,
      account_id: accountId,
      email,
      created_at: now,
      expires_at: after(now, tokenHours[purpose] * 3600),
    })
    .execute();
  return token;
}

interface TokenUse {
  account_id: string;
  email: string;
}

/** The account of a valid token; null if it is unknown, used, expired or for another purpose. */
export async function findToken(
  db: Db,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<TokenUse | null> {
  const found = await db
    .selectFrom('token')
    .select(['account_id', 'email'])
    .where('hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Consumes a token after `claim` has locked its account; accounts are locked before tokens. Returns what was
 * claimed; null if nothing was, or the token is unknown, used, expired or for another purpose.
 */
export async function useToken<Claimed>(
  db: Db,
  { purpose, token, now }: { purpose: TokenPurpose; token: string; now: Date },
  claim: (owner: TokenUse) => Promise<Claimed | undefined>,
): Promise<Claimed | null> {
  const owner = await findToken(db, purpose, token, now);
  const claimed = owner && (await claim(owner));
  if (!claimed) return null;
  const used = await db
    .updateTable('token')
    .set({ used_at: now })
    .where('hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used ? claimed : null;
}

/**
 * Invalidates all unused links mailed to an account, or those for one purpose: after a password or address
 * change. A pending address change ends too.
 */
export async function endTokens(
  db: Db,
  accountId: string,
  now: Date,
  purpose?: 'mail_change',
): Promise<void> {
  await db
    .updateTable('token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', 'mail_change'))
    .execute();
  await db
    .updateTable('email_change')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}
