import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Connection, Db } from '../../database/connection';
import { tooMany } from '../api-error';
import type { Clock } from '../clock';
import { countMessage } from './count-message';
import { limitRules, type LimitName, type LimitRule } from './limit-rules';

/** Rate limiting. */
export interface Limits {
  /** Counts one attempt under a key; throws `too_many_requests` with Retry-After over the limit. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Counts one attempt and returns the total including it; never rejects. */
  count(name: LimitName, key: string): Promise<number>;
  /** The number of attempts under a key, without counting one. */
  counted(name: LimitName, key: string): Promise<number>;
  /** Resets the count of a key. */
  forget(name: LimitName, key: string): Promise<void>;
  /** Undoes one counted attempt. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Counts a message within a transaction; throws `too_many_requests` with Retry-After over the limit. */
  countMessage(db: Db, accountId: string): Promise<void>;
}

/** Used for `LIMITS=off`. */
export const noLimits: Limits = {
  consume: () => Promise.resolve(),
  count: () => Promise.resolve(1),
  counted: () => Promise.resolve(0),
  forget: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  countMessage: () => Promise.resolve(),
};

/**
 * The limits of `limit-rules`, stored in the database or in memory as each rule says. The clock applies to
 * messages.
 */
export function makeLimits(connection: Connection, clock: Clock): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory | RateLimiterPostgres>();

  function limiterOf(name: LimitName) {
    const known = limiters.get(name);
    if (known) return known;
    const { points, seconds, store, blockSeconds }: LimitRule = limitRules[name];
    const options = { points, duration: seconds, keyPrefix: name, blockDuration: blockSeconds };
    const limiter =
      store === 'memory'
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient: {
              query: (statement: { name?: string; text: string; values?: unknown[] }) =>
                connection.run(statement),
            },
            storeType: 'client',
            tableName: 'rate_limit',
            tableCreated: true,
            clearExpiredByTimeout: false,
          });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async consume(name, key) {
      try {
        await limiterOf(name).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
        throw error;
      }
    },
    async count(name, key) {
      return (await limiterOf(name).penalty(key)).consumedPoints;
    },
    async counted(name, key) {
      return (await limiterOf(name).get(key))?.consumedPoints ?? 0;
    },
    async forget(name, key) {
      await limiterOf(name).delete(key);
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(key);
    },
    countMessage: (db, accountId) => countMessage(db, accountId, clock.now()),
  };
}
