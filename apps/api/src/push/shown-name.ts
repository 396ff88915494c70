import { fictionalCharacter } from '@heartwood/domain';
import type { Brand } from '../kernel/brands';
import type { MailIntl } from '../mail/compose-mail';
import { pushMessages } from './messages';

/** The sender's name in a push or mail: with the brand's icon and word if the profile is fictional. */
export function shownName(
  intl: MailIntl,
  { settings: { fictional_icon: icon, fictional_singular: word } }: Brand,
  { name, fictional }: { name: string; fictional: boolean },
): string {
  if (!fictional) return name;
  const marked = word ? `${name} (${word})` : intl.formatMessage(pushMessages.fictional, { name });
  return `${fictionalCharacter(icon)} ${marked}`;
}
