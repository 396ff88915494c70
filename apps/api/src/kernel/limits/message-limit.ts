import type { Db } from '../../database/connection';
import { ApiError } from '../api-error';
import type { Limits } from './limits';

/**
 * Runs the transaction that sends a message. It must count the message via `count`, unless it replays a
 * stored response: then the attempt, already counted in memory, is refunded. A rejected message rolls its
 * count back with its transaction and is counted separately.
 */
export async function withinMessageLimit<Result>(
  limits: Limits,
  { db, accountId }: { db: Db; accountId: string },
  send: (count: (transaction: Db) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  let isCounted = false;
  try {
    const result = await send(async (transaction) => {
      isCounted = true;
      await limits.countMessage(transaction, accountId);
    });
    if (!isCounted) await limits.giveBack('message-attempt', accountId);
    return result;
  } catch (error) {
    if (error instanceof ApiError) await limits.countMessage(db, accountId).catch(ignoreRefusal);
    throw error;
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
