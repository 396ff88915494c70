import type { Db } from '../../database/connection';
import { findSession, type FoundSession } from './session-store';

/** Looks up sessions, sharing lookups between concurrent requests: a page makes several at once. */
export class SessionLookups {
  readonly #underWay = new Map<string, Promise<FoundSession | null>>();

  constructor(private readonly db: Db) {}

  find(token: string, pool: string, now: Date): Promise<FoundSession | null> {
    const key = `${pool} ${token}`;
    const shared = this.#underWay.get(key);
    if (shared) return shared;
    const lookup = findSession(this.db, token, pool, now).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, lookup);
    return lookup;
  }
}
