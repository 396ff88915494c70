import { sendActivationMail } from './jobs/send-activation-mail';
import { sendSignupAttemptMail } from './jobs/send-signup-attempt-mail';

/** The jobs of the accounts area. */
export const accountJobs = [sendActivationMail, sendSignupAttemptMail];
