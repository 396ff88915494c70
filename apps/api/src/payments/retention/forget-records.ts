import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connection';
import type { Scope } from '../../kernel/scope';

/** How many full years after the year of its last record an erased account's records are kept. */
const keptYears = 10;

/** Records before this time are out of the retention: they end with their year, in UTC. */
export function retainedFrom(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - keptYears, 0, 1));
}

/** Whether an erased account has records, and all of them are out of the retention. */
function isOver(from: Date): RawBuilder<boolean> {
  return sql<boolean>`account.status = 'erased' and account.signup_date < ${from}::timestamptz
    and (exists (select from ledger where account_id = account.id)
      or exists (select from payment where account_id = account.id)
      or exists (select from terms_acceptance where account_id = account.id))
    and not exists (select from ledger where account_id = account.id and created_at >= ${from}::timestamptz)
    and not exists (select from payment where account_id = account.id
      and (status = 'pending' or updated_at >= ${from}::timestamptz))
    and not exists (select from payment_refund join payment on payment.id = payment_refund.payment_id
      where payment.account_id = account.id
        and (payment_refund.status = 'open' or payment_refund.created_at >= ${from}::timestamptz))
    and not exists (select from direct_debit where account_id = account.id
      and greatest(ordered_at, confirmed_at, settled_at, returned_at) >= ${from}::timestamptz)
    and not exists (select from terms_acceptance where account_id = account.id
      and accepted_at >= ${from}::timestamptz)`;
}

/** Returns erased accounts whose records are out of the retention. */
export async function accountsToForget(db: Db, from: Date, size: number): Promise<string[]> {
  const rows = await db.selectFrom('account').select('id').where(isOver(from)).limit(size).execute();
  return rows.map(({ id }) => id);
}

/** A code that may be used once by anybody stays used after its redemption is deleted. */
async function endUsedCodes(db: Db, accountId: string): Promise<void> {
  await sql`update discount_code set status = 'inactive'
    from discount_redemption
    where discount_redemption.account_id = ${accountId}::uuid and discount_redemption.status = 'redeemed'
      and discount_code.pool = discount_redemption.pool and discount_code.code = discount_redemption.code
      and discount_code.validity = 'once'`.execute(db);
}

/**
 * Deletes an erased account's ledger, payments and accepted terms, in the caller's transaction; returns false
 * if one of them must still be kept. Credits and debt become 0, so that they equal the ledger.
 */
export async function forgetRecords({ db }: Scope, accountId: string, from: Date): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('status', '=', 'erased')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return false;
  const over = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where(isOver(from))
    .executeTakeFirst();
  if (!over) return false;
  await endUsedCodes(db, accountId);
  const payments = db.selectFrom('payment').select('id').where('account_id', '=', accountId);
  await db.deleteFrom('direct_debit_entry').where('payment_id', 'in', payments).execute();
  await db.deleteFrom('direct_debit').where('account_id', '=', accountId).execute();
  await db.deleteFrom('withdrawal').where('payment_id', 'in', payments).execute();
  await db.deleteFrom('payment_refund').where('payment_id', 'in', payments).execute();
  await db.deleteFrom('payment').where('account_id', '=', accountId).execute();
  await sql`update message set cost = 0
    where id in (
      select ref::uuid from ledger
      where account_id = ${accountId}::uuid and kind in ('message', 'photo', 'gift')
    )`.execute(db);
  await db.deleteFrom('ledger').where('account_id', '=', accountId).execute();
  await db.deleteFrom('terms_acceptance').where('account_id', '=', accountId).execute();
  await db
    .updateTable('account')
    .set({ credits: 0, debt: 0, paid_user: false, directdebit_blocked_at: null })
    .where('id', '=', accountId)
    .execute();
  return true;
}
