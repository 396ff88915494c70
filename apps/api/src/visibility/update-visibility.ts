import { sql } from 'kysely';
import type { Db } from '../database/connection';

/**
 * Sets whether a profile is searchable: its account confirmed and not invisible, the profile not disabled.
 * Call it after every change of one of these.
 */
export async function updateVisibility(db: Db, accountId: string): Promise<void> {
  await sql`
    update profile set visible = account.status = 'active' and not account.invisible and profile.status = 'active'
    from account where account.id = profile.id and profile.id = ${accountId}::uuid`.execute(db);
}
