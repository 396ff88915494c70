import { accountJobs } from './accounts/jobs';
import type { Job } from './jobs/job';
import { paymentJobs } from './payments/jobs';

/** Every job this API does. */
export const allJobs: readonly Job<never>[] = [...accountJobs, ...paymentJobs];
