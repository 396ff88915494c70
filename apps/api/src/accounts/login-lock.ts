import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import type { Clock } from '../kernel/clock';
import type { Limits } from '../kernel/limits/limits';
import { limitRules, type LimitName } from '../kernel/limits/limit-rules';
import { hashSecret } from '../kernel/secrets';

const firstDelayMilliseconds = 250;
const longestDelayMilliseconds = 8000;

/** Keeps guesses of one account's password few, without locking its owner out. */
export interface LoginLock {
  /**
   * Counts a try before it is judged, so that parallel ones don't slip by. Throws `too_many_attempts` with the minutes
   * when this network tried this account too often. Networks that the account's owner was not seen in share one small
   * number of tries, and are delayed where the account is tried from everywhere.
   */
  attempt(): Promise<void>;
  /** The caller has proved to be the owner: forgets the tries, and knows the network from now on. */
  succeeded(): Promise<void>;
}

const accountHash = (pool: string, emailKey: string) => hashSecret(`${pool}:${emailKey}`);

/** Forgets the tries and the known networks of an address that its account has no more. */
export async function forgetLogins(
  db: Db,
  { pool, emailKey }: { pool: string; emailKey: string },
): Promise<void> {
  await sql`delete from rate_limit where key like ${`login-%:${accountHash(pool, emailKey)}%`}`.execute(db);
}

/** The lock of one account (by its address key, whether it exists or not) for one client. */
export function loginLock(
  limits: Limits,
  clock: Clock,
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
      // Guesses from elsewhere get no new tries by a login of the owner's.
      if (!known) await limits.forget('login-account-burst', account);
    },
  };
}
