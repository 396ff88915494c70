import type { BanReason } from '@heartwood/domain';
import { lockAccount } from '../database/locks';
import type { Db } from '../database/connection';
import type { AccountDeletionTable } from '../database/schema';
import type { Scope } from '../kernel/scope';
import { isId } from '../kernel/ids';
import { notify } from '../notifications/notify';
import { closeAllSessions } from '../kernel/sessions/session-store';
import { updateVisibility } from '../visibility/update-visibility';
import { endTokens } from './tokens';

async function known(db: Db, id: string) {
  const unknown = () => new Error('there is no such member');
  if (!isId(id)) throw unknown();
  return lockAccount(db, id).executeTakeFirstOrThrow(unknown);
}

type Returning = AccountDeletionTable['account_status'];

/**
 * Replaces the status that a deleted account returns to.
 * @throws Error if that isn't `from`
 */
async function changeReturn(db: Db, id: string, { from, to }: { from: readonly Returning[]; to: Returning }) {
  await db
    .updateTable('account_deletion')
    .set({ account_status: to })
    .where('account_id', '=', id)
    .where('account_status', 'in', from)
    .returning('account_id')
    .executeTakeFirstOrThrow(() => new Error('the account is deleted'));
}

/**
 * Bans a member and mails the reason: sessions, logins and mailed links stop working and the profile is
 * hidden. The address stays taken. A deleted account can't be reactivated any more, and is erased in its time.
 * @throws Error if there is no such member, or the account is banned or erased
 */
export async function banAccount(scope: Scope, id: string, reason: BanReason): Promise<void> {
  const { db, clock, events } = scope;
  const { status, brand: brandId } = await known(db, id);
  if (status === 'deleted') {
    await changeReturn(db, id, { from: ['active', 'not_confirmed'], to: 'banned' });
    await endTokens(db, id, clock.now());
    return;
  }
  if (status !== 'active' && status !== 'not_confirmed') throw new Error(`the account is ${status}`);
  await db.updateTable('account').set({ status: 'banned' }).where('id', '=', id).execute();
  await db.updateTable('profile').set({ status: 'disabled' }).where('id', '=', id).execute();
  await updateVisibility(db, id);
  await endTokens(db, id, clock.now());
  await closeAllSessions({ db, events }, id);
  await notify(scope, { type: 'banned', accountId: id, facts: { brandId, reason } });
}

/**
 * Lifts a ban: the member can log in and is visible as before.
 * @throws Error if there is no such member, or no ban
 */
export async function unbanAccount({ db }: Pick<Scope, 'db'>, id: string): Promise<void> {
  const { status, confirmed_at } = await known(db, id);
  const unbanned = confirmed_at ? 'active' : 'not_confirmed';
  if (status === 'deleted') return changeReturn(db, id, { from: ['banned'], to: unbanned });
  if (status !== 'banned') throw new Error(`the account is ${status}`);
  await db.updateTable('account').set({ status: unbanned }).where('id', '=', id).execute();
  await db.updateTable('profile').set({ status: 'active' }).where('id', '=', id).execute();
  await updateVisibility(db, id);
}
