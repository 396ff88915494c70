import type { IntlShape } from 'react-intl';
import { isPaymentMethod } from '@heartwood/domain';
import type { PaymentMethod } from '@heartwood/domain';
import { methodMessages } from './messages';

/** Brand names of payment methods, the same in every language. */
const brandNames = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  blik: 'Blik',
  przelewy24: 'Przelewy24',
  satispay: 'Satispay',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  vipps: 'Vipps',
  twint: 'Twint',
  eps: 'EPS',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  paysafecard: 'Paysafe Card',
  giropay: 'Giropay',
  sofort: 'SOFORT',
} as const;

function isTranslated(method: PaymentMethod): method is keyof typeof methodMessages {
  return method in methodMessages;
}

/** A payment method's name; its id where it is not one of ours. */
export function methodName(intl: IntlShape, method: string): string {
  if (!isPaymentMethod(method)) return method;
  return isTranslated(method) ? intl.formatMessage(methodMessages[method]) : brandNames[method];
}
