import type { BanReason } from '@heartwood/domain';
import { lockAccount } from '../database/locks';
import type { Db } from '../database/connection';
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

/**
 * Bans a member and mails the reason: sessions, logins and mailed links stop working and the profile is
 * hidden. The address stays taken. A deleted account can't be reactivated and isn't erased while it is banned.
 * @throws Error if there is no such member, or the account is banned or erased
 */
export async function banAccount(scope: Scope, id: string, reason: BanReason): Promise<void> {
  const { db, clock, events } = scope;
  const { status, brand: brandId } = await known(db, id);
  if (status === 'banned' || status === 'erased') throw new Error(`the account is ${status}`);
  await db.updateTable('account').set({ status: 'banned' }).where('id', '=', id).execute();
  await db.updateTable('profile').set({ status: 'disabled' }).where('id', '=', id).execute();
  await updateVisibility(db, id);
  // The only link of a deleted account reactivates it, once the ban is lifted.
  if (status !== 'deleted') await endTokens(db, id, clock.now());
  await closeAllSessions({ db, events }, id);
  await notify(scope, { type: 'banned', accountId: id, facts: { brandId, reason } });
}

/**
 * Lifts a ban: the member can log in and is visible as before, or the account is as deleted as before.
 * @throws Error if there is no such member, or no ban
 */
export async function unbanAccount({ db }: Pick<Scope, 'db'>, id: string): Promise<void> {
  const { status, confirmed_at, deleted_at } = await known(db, id);
  if (status !== 'banned') throw new Error(`the account is ${status}`);
  if (deleted_at) {
    await db.updateTable('account').set({ status: 'deleted' }).where('id', '=', id).execute();
    return;
  }
  await db
    .updateTable('account')
    .set({ status: confirmed_at ? 'active' : 'not_confirmed' })
    .where('id', '=', id)
    .execute();
  await db.updateTable('profile').set({ status: 'active' }).where('id', '=', id).execute();
  await updateVisibility(db, id);
}
