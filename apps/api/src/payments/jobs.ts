import { reconcilePayments } from './checkout/reconcile-payments';
import { sendSandboxWebhook } from './providers/send-sandbox-webhook';

/** The jobs of the payments area. */
export const paymentJobs = [reconcilePayments, sendSandboxWebhook];
