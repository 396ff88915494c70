import { sql } from 'kysely';
import type { Db } from '../database/connection';

/**
 * Lets the likes between two members go one after the other, to the end of the transaction: of two that meet at once,
 * neither would see the other, and no match would come of them.
 */
export async function oneAtATime(db: Db, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`like ${pair}`}, 0))`.execute(db);
}
