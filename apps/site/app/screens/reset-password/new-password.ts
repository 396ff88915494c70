import { isPasswordLength, passwordLength } from '@heartwood/domain';
import { fieldProblem } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';

/** Validates a new password and its repetition; undefined if valid. */
export function newPasswordProblem(password: string, repeat: string): FormProblem | undefined {
  if (!password || !repeat) {
    return fieldProblem({
      ...(password ? {} : { password: 'required' as const }),
      ...(repeat ? {} : { repeat: 'required' as const }),
    });
  }
  if (!isPasswordLength(password)) {
    return fieldProblem({ password: password.length > passwordLength.maximum ? 'too_long' : 'too_short' });
  }
  if (password !== repeat) return { code: 'passwords_differ', fields: {}, data: {} };
  return undefined;
}
