import { checkPayment } from './checkout/check-payment';
import { sendSandboxWebhook } from './providers/send-sandbox-webhook';

/** The jobs of the payments area. */
export const paymentJobs = [checkPayment, sendSandboxWebhook];
