import type { ChatThread } from '@heartwood/api-contract';
import { isHistoryNearLimit } from '@heartwood/domain';

/**
 * Returns how many more messages fit before the oldest are dropped, once that is near; `null` before, and
 * without a limit.
 */
export function remainingHistory({ limit, used }: ChatThread['history']): number | null {
  return isHistoryNearLimit(used, limit) ? Math.max(0, limit - used) : null;
}
