import type { RecurringJob } from '../../src/jobs/recurring-job';
import type { TestApi } from './api';

/** Does a recurring job's batches until there is nothing more, and gives how many there were. */
export async function finish(
  api: TestApi,
  { batch, batchSize }: RecurringJob,
  size = batchSize,
): Promise<number> {
  let batches = 1;
  while (await batch(api.application.services, { size, brand: null })) batches += 1;
  return batches;
}
