import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import type { SignIn } from '../kernel/sessions/member';
import { closeAllSessions } from '../kernel/sessions/session-store';
import { updateVisibility } from '../visibility/update-visibility';
import { endTokens, useToken } from './tokens';

/**
 * Restores the account of a mailed token to its state before the deletion and returns its id; null for a bad
 * token.
 */
export async function reactivateAccount(
  { db, clock, events }: Pick<Scope, 'db' | 'clock' | 'events'>,
  token: string,
  brand: Brand,
): Promise<SignIn | null> {
  const now = clock.now();
  const account = await useToken(db, { purpose: 'reactivation', token, now }, ({ account_id, email }) =>
    db
      .selectFrom('account')
      .innerJoin('profile', 'profile.id', 'account.id')
      .innerJoin('account_deletion', 'account_deletion.account_id', 'account.id')
      .select(['account.id', 'account.password_hash', 'account_status', 'profile_status'])
      .where('account.id', '=', account_id)
      .where('account.email', '=', email)
      .where('account.pool', '=', brand.pool)
      .where('account.status', '=', 'deleted')
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
  if (!account) return null;
  const { id, password_hash: passwordHash, account_status, profile_status } = account;
  await db.deleteFrom('account_deletion').where('account_id', '=', id).execute();
  await db
    .updateTable('account')
    .set({ status: account_status, deleted_at: null })
    .where('id', '=', id)
    .execute();
  await db.updateTable('profile').set({ status: profile_status }).where('id', '=', id).execute();
  await updateVisibility(db, id);
  await endTokens(db, id, now);
  await closeAllSessions({ db, events }, id);
  return { accountId: id, passwordHash };
}
