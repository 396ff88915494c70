import { cookies } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { after } from '../clock';
import type { Scope } from '../scope';
import { hashSecret, newSecret } from '../secrets';
import { memberColumns, type Member } from './member';

const lifetimeSeconds = cookies.auth.maxAge;
const maximumSessions = 10;
/** A session's expiry is extended at most this often. */
const renewSeconds = 3600;
/** A member's activity is recorded at most this often, since it updates the search index. */
const activeSeconds = 300;

/** The session of a token. */
export interface FoundSession {
  member: Member;
  /** The cookie must be sent again: its expiry was extended. */
  renewed: boolean;
}

/** Finds the member of a session token in this pool; deleted and banned accounts have no sessions. */
export async function findSession(
  db: Db,
  token: string,
  pool: string,
  now: Date,
): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('profile', 'profile.id', 'account.id')
    .select(memberColumns.map((column) => `account.${column}` as const))
    .select([
      'account.last_active_at',
      'profile.gender',
      'profile.sexuality',
      'profile.country as home_country',
      'profile.region as home_region',
      'profile.city as home_city',
      'session.id as sessionId',
      'session.last_seen_at',
    ])
    .where('session.token_hash', '=', hashSecret(token))
    .where('session.expires_at', '>', now)
    .where('account.pool', '=', pool)
    .where('account.status', 'in', ['active', 'not_confirmed'])
    .executeTakeFirst();
  if (!row) return null;
  const { last_seen_at, last_active_at, ...member } = row;
  const renewed = after(last_seen_at, renewSeconds) < now;
  if (renewed) await renew(db, member.sessionId, now);
  if (after(last_active_at, activeSeconds) < now) await markActive(db, member.id, now);
  return { member, renewed };
}

async function renew(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: after(now, lifetimeSeconds) })
    .where('id', '=', sessionId)
    .execute();
}

async function markActive(db: Db, accountId: string, now: Date): Promise<void> {
  await db.updateTable('account').set({ last_active_at: now }).where('id', '=', accountId).execute();
  await db.updateTable('profile').set({ last_active_at: now }).where('id', '=', accountId).execute();
}

/**
 * Opens a session and returns the cookie's token; beyond ten sessions, the least recently used end. Given the
 * hash a password was verified against, returns null if the account's hash has changed, or it is banned or
 * deleted: the row lock waits for concurrent changes.
 */
export async function openSession(
  db: Db,
  accountId: string,
  userAgent: string,
  now: Date,
  checkedHash?: string,
): Promise<string | null> {
  const token = newSecret();
  const { rows } = await sql`insert into "session" (token_hash, account_id, created_at, last_seen_at,
      expires_at, user_agent)
    select ${hashSecret(token)}, id, ${now}::timestamptz, ${now}::timestamptz,
      ${after(now, lifetimeSeconds)}::timestamptz, ${userAgent.slice(0, 200)}
    from account
    where id = ${accountId}::uuid and (${checkedHash === undefined}::boolean
      or (password_hash = ${checkedHash ?? ''} and status in ('active', 'not_confirmed')))
    for share
    returning id`.execute(db);
  if (rows.length === 0) return null;
  const surplus = db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .offset(maximumSessions);
  await db.deleteFrom('session').where('id', 'in', surplus).execute();
  return token;
}

/** Ends one session. */
export async function closeSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** Whether the session of a request is still open. */
export async function isSessionOpen(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session !== undefined;
}

type Ending = Pick<Scope, 'db' | 'events'>;

/** Ends all sessions and streams of an account immediately: after a ban, a deletion or a password change. */
export async function closeAllSessions({ db, events }: Ending, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute();
  events.endWithSessions(accountId);
}

/** Ends an account's sessions and their streams immediately, except the given ones. */
export async function closeOtherSessions(
  { db, events }: Ending,
  accountId: string,
  kept: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id <> all(${[...kept]}::uuid[])`)
    .execute();
  events.endWithSessions(accountId);
}
