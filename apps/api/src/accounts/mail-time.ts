import type { Brand } from '../kernel/brands';
import type { MailIntl } from '../mail/compose-mail';

/** A day and time as a mail tells it, in the brand's time zone. */
export function mailTime(intl: MailIntl, brand: Brand, at: Date): string {
  return intl.formatDate(at, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.manifest.time_zone,
  });
}
