import type { IntlShape } from 'react-intl';
import { completeMessages as texts } from '../complete-messages';
import type { SignupContext } from '../signup-context';

/** Returns the text of the link that leaves the last step. */
export function nextWords(intl: IntlShape, { profile, wish }: SignupContext): string {
  if (profile && wish === 'gift') return intl.formatMessage(texts.to_gifts);
  return intl.formatMessage(profile ? texts.to_profile : texts.to_members);
}
