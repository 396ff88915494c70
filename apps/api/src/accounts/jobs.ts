import { activationMail } from './jobs/activation-mail';
import { deletionMail } from './jobs/deletion-mail';
import { eraseAccounts } from './jobs/erase-accounts';
import { resetMail } from './jobs/reset-mail';
import { signupAttemptMail } from './jobs/signup-attempt-mail';

/** The jobs of the accounts area. */
export const accountJobs = [activationMail, deletionMail, eraseAccounts, resetMail, signupAttemptMail];
