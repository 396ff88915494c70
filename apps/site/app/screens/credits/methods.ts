import type { IntlShape } from 'react-intl';
import { isPaymentMethod } from '@heartwood/domain';
import type { CardBrand, PaymentMethod } from '@heartwood/domain';
import type { Credits } from '@heartwood/api-contract';
import type { MethodMarkKind } from '@heartwood/ui';
import { methodMessages, methodNotes } from './messages';

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

/** Returns a payment method's name; its id if it is unknown. */
export function methodName(intl: IntlShape, method: string): string {
  if (!isPaymentMethod(method)) return method;
  return isTranslated(method) ? intl.formatMessage(methodMessages[method]) : brandNames[method];
}

/** Names of the card brands, the same in every language. */
const cardNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  carte_bancaire: 'Carte bancaire',
  dankort: 'Dankort',
  nexi: 'Nexi',
  postepay: 'Postepay',
};

const marks: Readonly<Record<PaymentMethod, MethodMarkKind>> = {
  ideal: 'bank',
  bancontact: 'bank',
  eps: 'bank',
  przelewy24: 'bank',
  giropay: 'bank',
  sofort: 'bank',
  mobilepay: 'app',
  swish: 'app',
  vipps: 'app',
  twint: 'app',
  satispay: 'app',
  applepay: 'app',
  card: 'card',
  paypal: 'account',
  paysafecard: 'voucher',
  blik: 'code',
  banktransfer: 'transfer',
  directdebit: 'mandate',
};

/** Returns a payment method's mark; a bank account's if it is unknown. */
export function methodMark(method: string): MethodMarkKind {
  return isPaymentMethod(method) ? marks[method] : 'account';
}

function isCardBrand(logo: string): logo is CardBrand {
  return Object.hasOwn(cardNames, logo);
}

/** Returns the names of a method's card brands. */
export function methodBrands({ id, logos }: Pick<Credits['methods'][number], 'id' | 'logos'>): string[] {
  return id === 'card' ? logos.filter(isCardBrand).map((logo) => cardNames[logo]) : [];
}

/** Returns the line below a method's name, if there is one. */
export function methodNote(intl: IntlShape, id: string): string | undefined {
  if (!isPaymentMethod(id)) return undefined;
  switch (id) {
    case 'applepay':
    case 'banktransfer':
    case 'directdebit':
      return intl.formatMessage(methodNotes[id]);
    default: {
      const mark = marks[id];
      return mark === 'bank' || mark === 'app' || mark === 'code'
        ? intl.formatMessage(methodNotes[mark])
        : undefined;
    }
  }
}
