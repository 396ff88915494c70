import type { IntlShape } from 'react-intl';
import { completeMessages as texts } from '../complete-messages';
import type { SignupContext } from '../signup-context';

/** Returns the text of the link that leaves the last step. */
export function nextWords(intl: IntlShape, { profile }: SignupContext): string {
  return intl.formatMessage(profile ? texts.to_profile : texts.to_members);
}
