import type { Brand } from '../kernel/brands';
import type { MailIntl } from '../mail/compose-mail';

/** Formats a date and time for a mail, in the brand's time zone. */
export function mailTime(intl: MailIntl, brand: Brand, at: Date): string {
  return intl.formatDate(at, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.manifest.time_zone,
  });
}
