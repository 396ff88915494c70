import { accountJobs } from './accounts/jobs';
import { complaintJobs } from './complaints/jobs';
import type { Job } from './jobs/job';
import { paymentJobs } from './payments/jobs';
import { pushJobs } from './push/jobs';

/** Every job this API does. */
export const allJobs: readonly Job<never>[] = [...accountJobs, ...complaintJobs, ...paymentJobs, ...pushJobs];
