import { navigationMessages } from '@heartwood/i18n';
import type { ConfirmStep } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { urls } from '../../../urls';
import { completeMessages as completeTexts } from '../complete-messages';
import { commonParts } from './step-parts';
import type { StepParts } from './step-parts';

/**
 * Returns the end of a signup on a site that does not reveal who has an account: a mail says how to continue.
 */
export function sentStep(
  intl: IntlShape,
  parts: StepParts,
  { email, onLogin }: { readonly email: string; readonly onLogin?: () => void },
): ConfirmStep {
  return {
    kind: 'confirm',
    title: intl.formatMessage(completeTexts.sent_title),
    text: intl.formatMessage(completeTexts.sent_text),
    ...commonParts(intl, parts),
    address: email,
    next: { href: urls.login(), label: intl.formatMessage(navigationMessages.login), onPress: onLogin },
  };
}
