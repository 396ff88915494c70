import type { Brand } from '../kernel/brands';
import type { MailIntl } from '../mail/compose-mail';
import { pushMessages } from './messages';

/** The name of who did something, as a push or mail says it: with the brand's mark where the profile is fictional. */
export function shownName(
  intl: MailIntl,
  { settings: { fictional_singular: mark } }: Brand,
  { name, fictional }: { name: string; fictional: boolean },
): string {
  if (!fictional) return name;
  return mark ? `${name} (${mark})` : intl.formatMessage(pushMessages.fictional, { name });
}
