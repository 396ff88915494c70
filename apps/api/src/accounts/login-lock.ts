import { ApiError } from '../kernel/api-error';
import type { Clock } from '../kernel/clock';
import type { Limits } from '../kernel/limits/limits';
import { limitRules } from '../kernel/limits/limit-rules';
import { hashSecret } from '../kernel/secrets';

const firstDelayMilliseconds = 250;
const longestDelayMilliseconds = 8000;

/** Keeps guesses of one account's password few, without ever locking its owner out. */
export interface LoginLock {
  /**
   * Counts a try before it is judged, so that parallel ones don't slip by. Throws `too_many_attempts` with the minutes
   * when this address tried this account too often; delays where the account is tried from everywhere.
   */
  attempt(): Promise<void>;
  /** The password was right: forgets the tries. */
  forget(): Promise<void>;
}

/** The lock of one account (by its address key, whether it exists or not) for one client. */
export function loginLock(
  limits: Limits,
  clock: Clock,
  pool: string,
  emailKey: string,
  client: string,
): LoginLock {
  const account = hashSecret(`${pool}:${emailKey}`);
  const accountFromHere = hashSecret(`${pool}:${emailKey}:${client}`);
  return {
    async attempt() {
      try {
        await limits.consume('login-account-address', accountFromHere);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        throw new ApiError('too_many_attempts', error.details);
      }
      const over = (await limits.count('login-account', account)) - limitRules['login-account'].points;
      if (over > 0)
        await clock.wait(Math.min(longestDelayMilliseconds, firstDelayMilliseconds * 2 ** (over - 1)));
    },
    async forget() {
      await limits.forget('login-account-address', accountFromHere);
      await limits.forget('login-account', account);
    },
  };
}
