import { countedSteps, positionOf } from '@heartwood/domain';
import type { MemberStep } from '@heartwood/domain';
import type { SignupScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { signupMessages as texts } from '../messages';

/** Returns the progress above a step; none at the end. */
export function progressOf(intl: IntlShape, step: MemberStep | 'account'): SignupScreenProps['progress'] {
  const position = positionOf(step);
  if (position === undefined) return undefined;
  const values = { step: position, count: countedSteps };
  return {
    ...values,
    label: intl.formatMessage(texts.step, values),
    short: intl.formatMessage(texts.step_short, values),
  };
}
