import { sendActivationMail } from './jobs/send-activation-mail';
import { sendDeletionMail } from './jobs/send-deletion-mail';
import { sendResetMail } from './jobs/send-reset-mail';
import { sendSignupAttemptMail } from './jobs/send-signup-attempt-mail';

/** The jobs of the accounts area. */
export const accountJobs = [sendActivationMail, sendDeletionMail, sendResetMail, sendSignupAttemptMail];
