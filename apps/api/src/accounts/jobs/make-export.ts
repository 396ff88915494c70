import { job } from '../../jobs/job';
import { after } from '../../kernel/clock';
import type { Site } from '../../notifications/event-types';
import { notify } from '../../notifications/notify';
import { exportKeptSeconds } from '../data-export';
import { collectExport } from '../personal-data/collect-export';

/** Builds a requested data export, unless it has been built, replaced or erased meanwhile. */
export const makeExport = job<{ accountId: string; key: string; facts: Site }>(
  'accounts.make-export',
  async ({ accountId, key, facts }, { db, photos, clock, inTransaction }) => {
    const member = await db
      .selectFrom('data_export')
      .innerJoin('account', 'account.id', 'data_export.account_id')
      .select(['account.id', 'account.pool', 'account.brand'])
      .where('data_export.account_id', '=', accountId)
      .where('data_export.key', '=', key)
      .where('data_export.ready_at', 'is', null)
      .executeTakeFirst();
    if (!member) return;
    const bytes = await collectExport(db, photos, member);
    await photos.put(key, bytes);
    const kept = await inTransaction(async (scope) => {
      const now = clock.now();
      const made = await scope.db
        .updateTable('data_export')
        .set({ ready_at: now, expires_at: after(now, exportKeptSeconds), size: bytes.length })
        .where('account_id', '=', accountId)
        .where('key', '=', key)
        .returning('key')
        .executeTakeFirst();
      if (made) await notify(scope, { type: 'export_ready', accountId, facts });
      return made !== undefined;
    });
    if (!kept) await photos.remove([key]);
  },
);
