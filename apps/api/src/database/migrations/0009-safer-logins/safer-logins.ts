import { parseEmail } from '@heartwood/domain';
import { sql, type Migration } from 'kysely';

interface AccountRow {
  id: string;
  pool: string;
  email: string;
}

/**
 * The password hash with which a stored idempotent response opened a session; and recomputed keys of mail
 * addresses with non-ASCII domains. Of two accounts created with the same such address, the second keeps its
 * old key, which nobody can log in with.
 */
export const saferLogins: Migration = {
  async up(db) {
    await sql`alter table idempotency_key add column signed_in_hash text`.execute(db);
    const { rows } = await sql<AccountRow>`
      select id, pool, email from account where email_key ~ '[^\\x01-\\x7f]' order by signup_date, id`.execute(
      db,
    );
    for (const { id, pool, email } of rows) {
      const key = parseEmail(email)?.key;
      if (key === undefined) continue;
      await sql`update account set email_key = ${key} where id = ${id}
        and not exists (select 1 from account where pool = ${pool} and email_key = ${key})`.execute(db);
    }
  },
};
