import type { IntlShape } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { resetMessages } from '../reset-password/messages';

const fieldOfCode: Readonly<Partial<Record<FormProblem['code'], string>>> = {
  old_password_wrong: 'password',
  passwords_differ: 'repeat',
  email_taken: 'email',
};

/** The field beside which a code is shown; in `own` where a page calls it otherwise. */
export function codeField(
  code: FormProblem['code'],
  own: Readonly<Partial<Record<FormProblem['code'], string>>> = {},
): string | undefined {
  return own[code] ?? fieldOfCode[code];
}

/** The text of a problem of a form about the account; where it is over after some minutes, with them. */
export function accountProblemText(intl: IntlShape, problem: FormProblem): string {
  const { minutes } = problem.data;
  if (problem.code !== 'too_many_requests' || typeof minutes !== 'number') return problemText(intl, problem);
  return intl.formatMessage(resetMessages.wait, { minutes });
}
