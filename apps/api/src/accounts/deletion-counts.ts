import { sql } from 'kysely';
import type { Db } from '../database/connection';

/** Why a brand's member left, and in which month. */
export interface FinalDeletion {
  brand: string;
  /** `YYYY-MM`, in UTC. */
  month: string;
  /** `none` if the member gave no reason. */
  reason: string;
}

/** Returns the reason of a deletion that is about to become final. */
export async function finalDeletionOf(db: Db, accountId: string): Promise<FinalDeletion | undefined> {
  return db
    .selectFrom('account')
    .innerJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select([
      'account.brand',
      sql<string>`to_char(account.deleted_at at time zone 'UTC', 'YYYY-MM')`.as('month'),
      sql<string>`coalesce(account_deletion.reason, 'none')`.as('reason'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
}

/** Counts a final deletion. Accounts erased in parallel share the row, so this is the transaction's last lock. */
export async function countDeletion(db: Db, deletion: FinalDeletion): Promise<void> {
  await db
    .insertInto('deletion_count')
    .values({ ...deletion, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'month', 'reason'])
        .doUpdateSet({ count: sql<number>`deletion_count.count + 1` }),
    )
    .execute();
}
