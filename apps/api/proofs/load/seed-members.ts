import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/**
 * The senders and recipients of the load: every member writes to the next ones. There are enough of them that
 * nobody comes near the per-member limits.
 */
export const members = 10_000;
export const partnersEach = 5;

/** The session cookie's token of a member. */
export function tokenOf(member: number): string {
  return createHash('sha256').update(`load session ${member}`).digest('base64url');
}

/** The id of a member. */
export function idOf(member: number): string {
  return `00000000-0000-4000-8000-${member.toString(16).padStart(12, '0')}`;
}

const memberId = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const partnerId = `('00000000-0000-4000-8000-' || lpad(to_hex((n + step) % ${members}), 12, '0'))::uuid`;

/** Fills a migrated database with members who have credits, sessions and conversations. */
export async function seedMembers(client: Client): Promise<void> {
  const everyMember = `generate_series(0, ${members - 1}) n`;
  const everyPair = `${everyMember}, generate_series(1, ${partnersEach}) step`;
  await client.query(`
    insert into account (id, pool, brand, email, email_key, password_hash, status, language, credits, paid_user,
      signup_date, confirmed_at, terms_version, terms_accepted_at, last_active_at)
    select ${memberId}, 'amber', 'amberlane', 'load' || n || '@amberlane.example', 'load' || n || '@amberlane.example', '',
      'active', 'en', 1000000, true, now(), now(), '2023-12-01T12:00:00.000Z', now(), now() from ${everyMember}`);
  await client.query(`
    insert into ledger (account_id, kind, ref, amount, balance_after, created_at)
    select ${memberId}, 'load', n::text, 1000000, 1000000, now() from ${everyMember}`);
  await client.query(`
    insert into profile (id, pool, name, visible, gender, sexuality, date_of_birth, country, region, city, created_at, last_active_at,
      shown_on)
    select ${memberId}, 'amber', 'Member ' || n, true, 'female', 'hetero', '1990-04-12', 'NL', 'UT', 'Utrecht', now(), now(),
      array['amberlane']
    from ${everyMember}`);
  const hashes = Array.from({ length: members }, (_, member) =>
    createHash('sha256').update(tokenOf(member)).digest('hex'),
  );
  await client.query(
    `insert into session (token_hash, account_id, created_at, last_seen_at, expires_at, user_agent)
    select hash, ('00000000-0000-4000-8000-' || lpad(to_hex(n - 1), 12, '0'))::uuid, now(), now(), now() + interval '1 day', 'load'
    from unnest($1::text[]) with ordinality as hashes (hash, n)`,
    [hashes],
  );
  await client.query(`
    insert into conversation (pool, low_id, high_id, started_by, created_at, last_message_at)
    select 'amber', least(${memberId}, ${partnerId}), greatest(${memberId}, ${partnerId}), ${memberId}, now(), now()
    from ${everyPair}`);
  await client.query(`
    insert into conversation_member (conversation_id, account_id, other_id)
    select id, low_id, high_id from conversation union all select id, high_id, low_id from conversation`);
  await client.query('vacuum analyze');
}
