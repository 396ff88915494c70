import { minorUnitsPerMajor } from '@heartwood/domain';
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

interface MailedSale {
  brand: Brand;
  origin: string;
  /** The order's number, as the member has it. */
  number: string;
}

/** The right of withdrawal, as a section of a mail about a purchase; none without a deadline. */
export function withdrawalSection(
  intl: MailIntl,
  until: Date | null,
  { brand, origin, number }: MailedSale,
): { heading: string; lines: string[] }[] {
  if (until === null) return [];
  const { time_zone: timeZone } = brand.manifest;
  const date = intl.formatDate(until, { timeZone, dateStyle: 'long' });
  const text = { date, link: `${origin}/withdrawal`, number };
  return [
    {
      heading: intl.formatMessage(messages.withdraw_title),
      lines: [intl.formatMessage(messages.withdraw_text, text)],
    },
  ];
}

/** The closing of mails about a purchase. */
export function saleEnding(
  intl: MailIntl,
  { brand, origin, paymentId, number }: MailedSale & { paymentId: string },
) {
  const { support_email } = brand.settings;
  return {
    action: { label: intl.formatMessage(messages.action), href: `${origin}/transactions/${paymentId}` },
    small: [intl.formatMessage(messages.questions, { support_email, number })],
  };
}
