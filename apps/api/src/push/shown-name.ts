import type { Brand } from '../kernel/brands';
import type { MailIntl } from '../mail/compose-mail';
import { pushMessages } from './messages';

/** The sender's name in a push or mail: with the brand's mark if the profile is fictional. */
export function shownName(
  intl: MailIntl,
  { settings: { fictional_singular: mark } }: Brand,
  { name, fictional }: { name: string; fictional: boolean },
): string {
  if (!fictional) return name;
  return mark ? `${name} (${mark})` : intl.formatMessage(pushMessages.fictional, { name });
}
