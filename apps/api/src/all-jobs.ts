import { activationMail } from './accounts/jobs/activation-mail';
import { deletionMail } from './accounts/jobs/deletion-mail';
import { emailChangeMail } from './accounts/jobs/email-change-mail';
import { eraseAccounts } from './accounts/jobs/erase-accounts';
import { expireExports } from './accounts/jobs/expire-exports';
import { exportReadyMail } from './accounts/jobs/export-ready-mail';
import { emailChangeAskedMail, emailChangedMail } from './accounts/jobs/former-address-mail';
import { makeExport } from './accounts/jobs/make-export';
import { passwordChangedMail } from './accounts/jobs/password-changed-mail';
import { recordErasure } from './accounts/jobs/record-erasure';
import { resetMail } from './accounts/jobs/reset-mail';
import { signupAttemptMail } from './accounts/jobs/signup-attempt-mail';
import { backUp } from './backup/jobs/back-up';
import { forgetConversations } from './chat/jobs/forget-conversations';
import { conversationPush, messagePush } from './chat/jobs/message-push';
import { unreadPush } from './chat/jobs/unread-push';
import { sendComplaintMail } from './complaints/jobs/send-complaint-mail';
import { confirmReminderMail } from './digest/jobs/confirm-reminder-mail';
import { digestMail } from './digest/jobs/digest-mail';
import { lookForNews } from './digest/jobs/look-for-news';
import { planWeek } from './digest/jobs/plan-week';
import { forgetMandates } from './direct-debit/jobs/forget-mandates';
import { mandateMail } from './direct-debit/jobs/mandate-mail';
import { returnMail } from './direct-debit/jobs/return-mail';
import { cleaningJobs } from './jobs/cleaning';
import type { Job } from './jobs/job';
import type { RecurringJob } from './jobs/recurring-job';
import { heldLike } from './likes/jobs/held-like';
import { likePush, matchPush } from './likes/jobs/like-push';
import { reconcilePayments } from './payments/checkout/reconcile-payments';
import { forgetErasedRecords } from './payments/jobs/forget-records';
import { receiptMail } from './payments/jobs/receipt-mail';
import { withdrawalMail } from './payments/jobs/withdrawal-mail';
import { sendRefunds } from './payments/refunds/send-refunds';
import { sendSandboxWebhook } from './payments/providers/send-sandbox-webhook';
import { bannedMail } from './moderation/jobs/banned-mail';
import { photoRejectedMail } from './photos/jobs/photo-rejected-mail';
import { removePhotoFiles } from './photos/jobs/remove-photo-files';
import { revealSwipeLike } from './swipe/jobs/reveal-swipe-like';
import { reportDecidedMail } from './reports/jobs/report-decided-mail';

/** Every job of this API. */
export const allJobs: readonly Job<never>[] = [
  activationMail,
  deletionMail,
  emailChangeMail,
  emailChangeAskedMail,
  emailChangedMail,
  expireExports,
  exportReadyMail,
  makeExport,
  passwordChangedMail,
  eraseAccounts,
  recordErasure,
  resetMail,
  signupAttemptMail,
  backUp,
  conversationPush,
  messagePush,
  unreadPush,
  forgetConversations,
  confirmReminderMail,
  digestMail,
  lookForNews,
  planWeek,
  ...cleaningJobs,
  sendComplaintMail,
  heldLike,
  likePush,
  matchPush,
  forgetMandates,
  mandateMail,
  returnMail,
  reconcilePayments,
  sendRefunds,
  forgetErasedRecords,
  receiptMail,
  withdrawalMail,
  sendSandboxWebhook,
  bannedMail,
  photoRejectedMail,
  removePhotoFiles,
  revealSwipeLike,
  reportDecidedMail,
];

/** The recurring ones. */
export const recurringJobs = allJobs.filter((job): job is RecurringJob => 'recurrence' in job);
