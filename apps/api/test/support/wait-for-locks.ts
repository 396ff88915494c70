import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApi } from './api';

/** Waits until that many statements are blocked by locks. */
export async function waitForLocks({ db }: TestApi, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(count);
    },
    { timeout: 20_000, interval: 10 },
  );
}
