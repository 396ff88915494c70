import { minorUnitsPerMajor } from '@heartwood/domain';
import type { Payment } from '../../database/money-schema';
import type { Brand } from '../../kernel/brands';
import type { MailIntl } from '../../mail/compose-mail';
import { receiptMailMessages as messages } from '../messages';

/** Formats money for a mail. */
export function money(intl: MailIntl, amount: number, currency: string): string {
  return intl.formatNumber(amount / minorUnitsPerMajor, { style: 'currency', currency });
}

/** Formats a time to the second, in the brand's time zone. */
export function moment(intl: MailIntl, { manifest }: Brand, at: Date): string {
  return intl.formatDate(at, {
    timeZone: manifest.time_zone,
    dateStyle: 'long',
    timeStyle: 'medium',
  });
}

/** The closing of mails about a purchase. */
export function saleEnding(
  intl: MailIntl,
  { brand, origin, payment }: { brand: Brand; origin: string; payment: Payment },
) {
  const { support_email } = brand.settings;
  const number = payment.receipt_number ?? '';
  return {
    action: { label: intl.formatMessage(messages.action), href: `${origin}/transactions/${payment.id}` },
    small: [intl.formatMessage(messages.questions, { support_email, number })],
  };
}
