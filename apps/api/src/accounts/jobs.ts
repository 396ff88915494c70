import { activationMail } from './jobs/activation-mail';
import { deletionMail } from './jobs/deletion-mail';
import { resetMail } from './jobs/reset-mail';
import { sendDeletionMail } from './jobs/send-deletion-mail';
import { signupAttemptMail } from './jobs/signup-attempt-mail';

/** The jobs of the accounts area. */
export const accountJobs = [activationMail, deletionMail, resetMail, sendDeletionMail, signupAttemptMail];
