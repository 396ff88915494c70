import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Connection } from '../../database/connection';
import { ApiError } from '../api-error';
import { limitRules, type LimitName } from './limit-rules';

/** Counts what is done too often. */
export interface Limits {
  /** Counts one try under a key; throws `too_many_requests` with Retry-After when there were too many. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Counts one try and gives how many there were, this one included; never refuses. */
  count(name: LimitName, key: string): Promise<number>;
  /** Forgets what was counted under a key. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** What `LIMITS=off` uses. */
export const noLimits: Limits = {
  consume: () => Promise.resolve(),
  count: () => Promise.resolve(1),
  forget: () => Promise.resolve(),
};

/** The limits of `limit-rules`, in the database or in memory as each rule says. */
export function makeLimits(connection: Connection): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory | RateLimiterPostgres>();

  function limiterOf(name: LimitName) {
    const known = limiters.get(name);
    if (known) return known;
    const { points, seconds, store, blockSeconds } = limitRules[name];
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
    async forget(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}

function tooMany(milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError('too_many_requests', {
    retryAfter: seconds,
    data: { minutes: Math.ceil(seconds / 60) },
  });
}
