import { accountJobs } from './accounts/jobs';
import { chatJobs } from './chat/jobs';
import { complaintJobs } from './complaints/jobs';
import type { Job } from './jobs/job';
import { likeJobs } from './likes/jobs';
import { paymentJobs } from './payments/jobs';

/** Every job this API does. */
export const allJobs: readonly Job<never>[] = [
  ...accountJobs,
  ...chatJobs,
  ...complaintJobs,
  ...likeJobs,
  ...paymentJobs,
];
