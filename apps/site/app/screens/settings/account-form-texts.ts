import type { FormProblem } from '../../forms/form-problem';

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
