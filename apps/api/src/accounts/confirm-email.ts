import { sql } from 'kysely';
import { lockForDelivery } from '../chat/waiting-messages';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { confirmAccount } from './confirm-account';
import { findEmailChange } from './email-change';
import { forgetLogins } from './login-lock';
import { endTokens, useToken } from './tokens';

/** The outcome of a confirmed address. */
export interface ConfirmedEmail {
  accountId: string;
  changeId: string;
  /** The session that requested it; null for requests made before this was stored. */
  askedBy: string | null;
  /** The account was unconfirmed until now. */
  activated: boolean;
}

const isTaken = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'account_email';

/**
 * Sets an account's address to the one its token was mailed to and invalidates its other links; null for a
 * bad token. Earlier bounces of the former address don't block mails to this one.
 * @throws ApiError email_taken if another account has taken the address meanwhile
 */
export async function confirmEmailChange(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  token: string,
  { pool }: Pick<Brand, 'pool'>,
): Promise<ConfirmedEmail | null> {
  const now = clock.now();
  const use = { purpose: 'mail_change', token, now } as const;
  const confirmed = await useToken(db, use, async ({ account_id: accountId, email }) => {
    const account = await lockForDelivery(db, accountId);
    if (account?.pool !== pool || !['active', 'not_confirmed'].includes(account.status)) return undefined;
    const change = await findEmailChange(db, accountId, now);
    if (change?.email !== email) return undefined;
    await db
      .updateTable('account')
      .set({
        email: change.email,
        email_key: change.email_key,
        notifications_disabled: sql<string[]>`array_remove(notifications_disabled, 'bounce')`,
      })
      .where('id', '=', accountId)
      .execute()
      .catch((error: unknown) => {
        throw isTaken(error) ? new ApiError('email_taken') : error;
      });
    await forgetLogins(db, { pool, emailKey: account.email_key });
    const activated = await confirmAccount(db, accountId, now);
    await db
      .updateTable('email_change')
      .set({ confirmed_at: now, former_email: activated ? null : account.email })
      .where('id', '=', change.id)
      .execute();
    return { accountId, changeId: change.id, askedBy: change.session_id, activated };
  });
  if (confirmed) await endTokens(db, confirmed.accountId, now);
  return confirmed;
}
