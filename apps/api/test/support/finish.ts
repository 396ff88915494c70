import type { RecurringJob } from '../../src/jobs/recurring-job';
import type { TestApi } from './api';

/** Runs a recurring job's batches until nothing is left, and returns their number. */
export async function finish(
  api: TestApi,
  { batch, batchSize }: RecurringJob,
  size = batchSize,
): Promise<number> {
  let batches = 1;
  while (await batch(api.application.services, { size, brand: null })) batches += 1;
  return batches;
}
