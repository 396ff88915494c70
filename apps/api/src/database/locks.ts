import { sql } from 'kysely';
import type { Db } from './connection';

/**
 * Serialises what two members do with each other (a message, a like, a block) until the end of the
 * transaction: otherwise two concurrent first messages would each create a conversation, and two concurrent
 * likes would not become a match. Take it before any row lock, see `docs/0010-one-lock-order.md`.
 */
export async function lockPair(db: Db, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pair ${pair}`}, 0))`.execute(db);
}

/**
 * The statement that locks an account to the end of the transaction and returns its current row. Only for the
 * caller's own account, and before any other row.
 */
export function lockAccount(db: Db, id: string) {
  return db.selectFrom('account').selectAll().where('id', '=', id).forNoKeyUpdate();
}
