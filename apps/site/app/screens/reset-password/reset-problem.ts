import type { IntlShape } from 'react-intl';
import { fieldText, problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { problemOrWaitText } from './wait-text';

const fieldOfCode: Readonly<Partial<Record<FormProblem['code'], string>>> = {
  email_not_found: 'email',
  passwords_differ: 'repeat',
};

/** Returns the text of a problem that belongs to no field; if rate limited, with the minutes to wait. */
export function resetProblemText(intl: IntlShape, problem: FormProblem | undefined): string | undefined {
  return problem && !fieldOfCode[problem.code] ? problemOrWaitText(intl, problem) : undefined;
}

/** Returns a field's text, if the problem belongs to it. */
export function resetFieldText(
  intl: IntlShape,
  problem: FormProblem | undefined,
  field: 'email' | 'password' | 'repeat',
): string | undefined {
  if (problem && fieldOfCode[problem.code] === field) return problemText(intl, problem);
  return fieldText(intl, problem, field);
}
