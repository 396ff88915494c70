import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import type { Clock } from '../kernel/clock';
import type { Limits } from '../kernel/limits/limits';
import { limitRules, type LimitName } from '../kernel/limits/limit-rules';
import { hashSecret } from '../kernel/secrets';

const firstDelayMilliseconds = 250;
const longestDelayMilliseconds = 8000;

/** Limits password guesses per account without locking its owner out. */
export interface LoginLock {
  /**
   * Counts an attempt before it is checked, so that parallel attempts can't bypass the limit. Throws
   * `too_many_attempts` with the minutes when this network tried this account too often. Networks the owner
   * was never seen on share one small quota, and are slowed down when the account is attacked from many
   * networks.
   */
  attempt(): Promise<void>;
  /** Called once the owner is authenticated: resets the attempts and remembers the network. */
  succeeded(): Promise<void>;
}

const accountHash = (pool: string, emailKey: string) => hashSecret(`${pool}:${emailKey}`);

/** Clears the attempts and known networks of an address its account no longer has. */
export async function forgetLogins(
  db: Db,
  { pool, emailKey }: { pool: string; emailKey: string },
): Promise<void> {
  await sql`delete from rate_limit where key like ${`login-%:${accountHash(pool, emailKey)}%`}`.execute(db);
}

interface Means {
  limits: Limits;
  clock: Clock;
  log: Logger;
}

/** The login lock of one account (by address key, whether or not it exists) for one client. */
export function loginLock(
  { limits, clock, log }: Means,
  pool: string,
  emailKey: string,
  client: string,
): LoginLock {
  const account = accountHash(pool, emailKey);
  const accountFromHere = `${account}:${hashSecret(`${account}:${client}`)}`;
  let known = false;

  async function consume(name: LimitName, key: string): Promise<void> {
    try {
      await limits.consume(name, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ security: 'login_locked' }, 'login locked');
      throw new ApiError('too_many_attempts', error.details);
    }
  }

  return {
    async attempt() {
      await consume('login-account-address', accountFromHere);
      known = (await limits.counted('login-known-network', accountFromHere)) > 0;
      if (known) return;
      await consume('login-account-burst', account);
      const over = (await limits.count('login-account', account)) - limitRules['login-account'].points;
      if (over > 0)
        await clock.wait(Math.min(longestDelayMilliseconds, firstDelayMilliseconds * 2 ** (over - 1)));
    },
    async succeeded() {
      await limits.count('login-known-network', accountFromHere);
      await limits.forget('login-account-address', accountFromHere);
      await limits.forget('login-account', account);
      // A login by the owner must not reset the quota of guesses from other networks.
      if (!known) await limits.forget('login-account-burst', account);
    },
  };
}
