import { checkPayment } from './jobs/check-payment';
import { sendSandboxWebhook } from './jobs/send-sandbox-webhook';

/** The jobs of the payments area. */
export const paymentJobs = [checkPayment, sendSandboxWebhook];
