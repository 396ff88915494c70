import type { FieldIssue } from '@heartwood/domain';
import type { DeclaredMessage } from './define-messages';
import { errorMessages } from './messages/errors';
import { fieldErrorMessages } from './messages/field-errors';

/**
 * Returns the text of an error code, to be formatted with the response's `data`; the general text for any
 * other word.
 */
export function errorMessage(code: string | null | undefined): DeclaredMessage {
  const known = code && Object.hasOwn(errorMessages, code);
  return errorMessages[known ? (code as keyof typeof errorMessages) : 'unknown'];
}

/** Returns the text of a field's validation issue, to be formatted with `min_age` for `underage`. */
export function fieldErrorMessage(issue: FieldIssue): DeclaredMessage {
  return fieldErrorMessages[issue];
}
