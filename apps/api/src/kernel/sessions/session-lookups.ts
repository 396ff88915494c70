import type { Db } from '../../database/connection';
import { findSession, type FoundSession } from './session-store';

/**
 * Finds sessions, and lets requests that come while one is looked for share what is found: a page asks for several
 * things at once.
 */
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
