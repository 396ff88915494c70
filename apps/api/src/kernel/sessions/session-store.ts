import { cookies } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import { after } from '../clock';
import { hashSecret, newSecret } from '../secrets';
import type { Member } from './member';

const lifetimeSeconds = cookies.auth.maxAge;
const maximumSessions = 10;
/** A session's end moves at most this often. */
const renewSeconds = 3600;
/** A member counts as active at most this often, since it moves them in the search index. */
const activeSeconds = 300;

interface FoundSession {
  member: Member;
  /** The cookie should be sent again: its end has moved. */
  renewed: boolean;
}

/** The member whose session a cookie's token is, in this pool; deleted and banned accounts have none. */
export async function findSession(
  db: Db,
  token: string,
  pool: string,
  now: Date,
): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id',
      'account.pool',
      'account.email',
      'account.status',
      'account.language',
      'account.credits',
      'account.debt',
      'account.paid_user',
      'account.signup_date',
      'account.country',
      'account.invisible',
      'account.spend_limit',
      'account.notifications_disabled',
      'account.free_conversations_used',
      'account.fictional',
      'account.demo',
      'account.last_active_at',
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

/** Opens a session and gives the cookie's token; beyond ten, the ones seen longest ago end. */
export async function openSession(db: Db, accountId: string, userAgent: string, now: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('session')
    .values({
      token_hash: hashSecret(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: after(now, lifetimeSeconds),
      user_agent: userAgent.slice(0, 200),
    })
    .execute();
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

/** Ends every session of an account, at once: after a ban, a deletion, a new password. */
export async function closeAllSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute();
}
