import type { IntlShape } from 'react-intl';
import { isPaymentMethod } from '@heartwood/domain';
import { methodMessages } from './messages';

/** A payment method's name; its id where it is not one of ours. */
export function methodName(intl: IntlShape, method: string): string {
  return isPaymentMethod(method) ? intl.formatMessage(methodMessages[method]) : method;
}
