import { job } from '../../jobs/job';
import { appendErasure } from '../erased-log';

/** Records an erased account beside the backups, so that restoring one erases it again. */
export const recordErasure = job<{ accountId: string; erasedAt: string }>(
  'accounts.record-erasure',
  async ({ accountId, erasedAt }, { environment: { BACKUP_DIR } }) => {
    if (BACKUP_DIR) await appendErasure(BACKUP_DIR, { accountId, erasedAt: new Date(erasedAt) });
  },
);
