import { accountJobs } from './accounts/jobs';
import { chatJobs } from './chat/jobs';
import { complaintJobs } from './complaints/jobs';
import { cleaningJobs } from './jobs/cleaning';
import type { Job } from './jobs/job';
import type { RecurringJob } from './jobs/recurring-job';
import { likeJobs } from './likes/jobs';
import { paymentJobs } from './payments/jobs';
import { photoJobs } from './photos/jobs';

/** Every job this API does. */
export const allJobs: readonly Job<never>[] = [
  ...accountJobs,
  ...chatJobs,
  ...cleaningJobs,
  ...complaintJobs,
  ...likeJobs,
  ...paymentJobs,
  ...photoJobs,
];

/** Those that come back by themselves. */
export const recurringJobs = allJobs.filter((job): job is RecurringJob => 'recurrence' in job);
