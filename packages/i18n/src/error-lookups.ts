import type { FieldIssue } from '@heartwood/domain';
import type { DeclaredMessage } from './define-messages';
import { errorMessages } from './messages/errors';
import { fieldErrorMessages } from './messages/field-errors';

/** The text of an error code, to be formatted with the answer's `data`; any other word gets the general text. */
export function errorMessage(code: string | null | undefined): DeclaredMessage {
  const known = code && Object.hasOwn(errorMessages, code);
  return errorMessages[known ? (code as keyof typeof errorMessages) : 'unknown'];
}

/** The text of a field's issue, to be formatted with `min_age` where it is `underage`. */
export function fieldErrorMessage(issue: FieldIssue): DeclaredMessage {
  return fieldErrorMessages[issue];
}
