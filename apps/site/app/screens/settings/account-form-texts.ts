import type { IntlShape } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { resetMessages } from '../reset-password/messages';

const fieldOfCode: Readonly<Partial<Record<FormProblem['code'], string>>> = {
  old_password_wrong: 'password',
  passwords_differ: 'repeat',
  email_taken: 'email',
};

/** Returns the field beside which a code is shown; `own` maps the page's own field names. */
export function codeField(
  code: FormProblem['code'],
  own: Readonly<Partial<Record<FormProblem['code'], string>>> = {},
): string | undefined {
  return own[code] ?? fieldOfCode[code];
}

/** Returns the text of a problem of an account form; if rate limited, with the minutes to wait. */
export function accountProblemText(intl: IntlShape, problem: FormProblem): string {
  const { minutes } = problem.data;
  if (problem.code !== 'too_many_requests' || typeof minutes !== 'number') return problemText(intl, problem);
  return intl.formatMessage(resetMessages.wait, { minutes });
}
