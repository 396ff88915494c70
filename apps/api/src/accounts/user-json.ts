import type { User } from '@heartwood/api-contract';
import type { Db } from '../database/connection';
import { brandTime } from '../kernel/brand-time';
import type { Brand } from '../kernel/brands';
import { memberColumns, type MemberAccount } from '../kernel/sessions/member';
import { limitOf } from '../payments/ledger/spending';
import { ownProfile, ownProfileQuery } from '../profiles/profile-json';
import { badgeColumns } from '../badges/badges';
import { termsDue } from './terms';

/** The logged-in member as the contract's user, which only they see. */
export async function userJson(db: Db, account: MemberAccount, brand: Brand, now: Date): Promise<User> {
  const row = await ownProfileQuery(db, account.id)
    .select(badgeColumns({ id: account.id, pool: brand.pool, brand: brand.id }))
    .executeTakeFirstOrThrow();
  const profile = ownProfile(row, brandTime(brand, now));
  return {
    id: account.id,
    email: account.email,
    name: profile.name,
    status: account.status === 'not_confirmed' ? 'not_confirmed' : row.status,
    credits: account.credits,
    paid_user: account.paid_user,
    signup_date: account.signup_date.toISOString(),
    fictional_icon: brand.settings.fictional_icon,
    language: account.language as User['language'],
    notifications_disabled: account.notifications_disabled as User['notifications_disabled'],
    profile,
    num_unread_messages: row.num_unread_messages,
    num_new_likes: row.num_new_likes,
    invisible: account.invisible,
    spend_limit: limitOf(account, now).limit,
    search: account.search,
    chosen_search: account.chosen_search,
    show_read: account.show_read,
    show_typing: account.show_typing,
    terms_due: termsDue(account, brand),
  };
}

/** The same, read from the database. */
export async function readUser(db: Db, accountId: string, brand: Brand, now: Date): Promise<User> {
  const account = await db
    .selectFrom('account')
    .select(memberColumns)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return userJson(db, account, brand, now);
}
