import { parseEmail } from '@heartwood/domain';
import { sql, type Migration } from 'kysely';

interface AccountRow {
  id: string;
  pool: string;
  email: string;
}

/**
 * With which password an answer kept under an idempotency key opened a session; and the keys of mail addresses whose
 * domain is written in other letters than ASCII's, as they are made now. Of two accounts that were made with one address
 * so, the second keeps its old key, by which nobody logs in.
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
