import { deletionGraceDays } from '@heartwood/domain';
import type { Db } from '../database/connection';
import type { TokenPurpose } from '../database/schema';
import { after } from '../kernel/clock';
import { hashSecret, newSecret } from '../kernel/secrets';

/** How long a link works, in hours. */
export const tokenHours = {
  activation: 48,
  reset: 1,
  mail_change: 1,
  reactivation: deletionGraceDays * 24,
} as const satisfies Record<TokenPurpose, number>;

interface TokenOwner {
  purpose: TokenPurpose;
  accountId: string;
  /** The address it is mailed to; the token dies when the account's address changes. */
  email: string;
}

/** Makes a token for a link; only its hash is kept. */
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

/** Whose token it is, while it can be used; null when it is unknown, used, expired or for something else. */
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
 * Uses a token up once `claim` has taken the account it is for, which it locks before the token. Gives what was claimed;
 * null where nothing was, or the token is unknown, used, expired or for something else.
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
 * Ends every link that was mailed to an account and is unused, or those for one purpose: after a new password or a new
 * address. A change of the address that waits for its link ends too.
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
