import { createPayment } from './operations/createPayment';
import { getCredits } from './operations/getCredits';
import { getDiscountCode } from './operations/getDiscountCode';
import { getPayment } from './operations/getPayment';
import { getTransactions } from './operations/getTransactions';
import { paymentWebhook } from './operations/paymentWebhook';

/** The operations of the payments area. */
export const paymentOperations = [
  getCredits,
  getDiscountCode,
  createPayment,
  getPayment,
  paymentWebhook,
  getTransactions,
];
