import type { IntlShape } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { resetMessages as texts } from './messages';

/** Returns the text of a problem; if rate limited, with the minutes to wait. Requires the area `reset`. */
export function problemOrWaitText(intl: IntlShape, problem: FormProblem): string {
  const { minutes } = problem.data;
  if (problem.code !== 'too_many_requests' || typeof minutes !== 'number') return problemText(intl, problem);
  return intl.formatMessage(texts.wait, { minutes });
}
