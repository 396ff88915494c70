import { sql } from 'kysely';
import type { Db } from './connection';

/**
 * Lets what two members do with each other (a message, a like, a block) go one after the other, to the end of the
 * transaction: of two first messages at once each would make a conversation, of two likes neither would be a match.
 * Before any row is locked, as `docs/0010-one-lock-order.md` says.
 */
export async function lockPair(db: Db, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pair ${pair}`}, 0))`.execute(db);
}

/**
 * The statement that locks an account to the end of the transaction and gives it as it then is. Of the caller's own
 * account only, and before any other row.
 */
export function lockAccount(db: Db, id: string) {
  return db.selectFrom('account').selectAll().where('id', '=', id).forNoKeyUpdate();
}
