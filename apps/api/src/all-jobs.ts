import { activationMail } from './accounts/jobs/activation-mail';
import { deletionMail } from './accounts/jobs/deletion-mail';
import { eraseAccounts } from './accounts/jobs/erase-accounts';
import { resetMail } from './accounts/jobs/reset-mail';
import { signupAttemptMail } from './accounts/jobs/signup-attempt-mail';
import { conversationPush, messagePush } from './chat/jobs/message-push';
import { sendComplaintMail } from './complaints/jobs/send-complaint-mail';
import { cleaningJobs } from './jobs/cleaning';
import type { Job } from './jobs/job';
import type { RecurringJob } from './jobs/recurring-job';
import { likePush, matchPush } from './likes/jobs/like-push';
import { reconcilePayments } from './payments/checkout/reconcile-payments';
import { sendSandboxWebhook } from './payments/providers/send-sandbox-webhook';
import { removePhotoFiles } from './photos/jobs/remove-photo-files';
import { tellSwipe } from './swipe/jobs/tell-swipe';

/** Every job this API does. */
export const allJobs: readonly Job<never>[] = [
  activationMail,
  deletionMail,
  eraseAccounts,
  resetMail,
  signupAttemptMail,
  conversationPush,
  messagePush,
  ...cleaningJobs,
  sendComplaintMail,
  likePush,
  matchPush,
  reconcilePayments,
  sendSandboxWebhook,
  removePhotoFiles,
  tellSwipe,
];

/** Those that come back by themselves. */
export const recurringJobs = allJobs.filter((job): job is RecurringJob => 'recurrence' in job);
