import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { closeAllSessions } from '../kernel/sessions/session-store';
import { notify } from '../notifications/notify';
import { endTokens } from './tokens';
import { updateVisibility } from '../visibility/update-visibility';

interface Deletion {
  accountId: string;
  /** The hash that the member's password was checked against. */
  checkedHash: string;
  reason: string;
  comment: string | null;
  brand: Brand;
  /** Origin of the brand's site, where the mailed link leads. */
  origin: string;
}

/**
 * Deletes an account so that it can be brought back for 14 days: from now on nobody sees the member, no session and no
 * mailed link works, and a mail brings the way back. Gives false where it is deleted already, banned, or has another
 * password by now.
 */
export async function deleteAccount(scope: Scope, deletion: Deletion): Promise<boolean> {
  const { accountId, checkedHash, reason, comment, brand, origin } = deletion;
  const { db, clock } = scope;
  const now = clock.now();
  const before = await db
    .selectFrom('account')
    .innerJoin('profile', 'profile.id', 'account.id')
    .select(['account.status', 'profile.status as profileStatus'])
    .where('account.id', '=', accountId)
    .where('account.password_hash', '=', checkedHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before?.status !== 'active' && before?.status !== 'not_confirmed') return false;
  await db
    .insertInto('account_deletion')
    .values({
      account_id: accountId,
      reason,
      comment,
      account_status: before.status,
      profile_status: before.profileStatus,
    })
    .execute();
  await db
    .updateTable('account')
    .set({ status: 'deleted', deleted_at: now })
    .where('id', '=', accountId)
    .execute();
  await db.updateTable('profile').set({ status: 'disabled' }).where('id', '=', accountId).execute();
  await updateVisibility(db, accountId);
  await endTokens(db, accountId, now);
  await closeAllSessions(db, accountId);
  await notify(scope, { type: 'deletion', accountId, facts: { brandId: brand.id, origin } });
  return true;
}
