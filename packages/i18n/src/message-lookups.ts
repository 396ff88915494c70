import type { FieldIssue, InterestId, ProfileField, ProfileOption } from '@heartwood/domain';
import type { DeclaredMessage } from './define-messages';
import { errorMessages } from './messages/errors';
import { fieldErrorMessages } from './messages/field-errors';
import { interestMessages } from './messages/interests';
import { profileMessages } from './messages/profile-options';

/** The text of an error code, to be formatted with the answer's `data`; any other word gets the general text. */
export function errorMessage(code: string | null | undefined): DeclaredMessage {
  const known = code && Object.hasOwn(errorMessages, code);
  return errorMessages[known ? (code as keyof typeof errorMessages) : 'unknown'];
}

/** The text of a field's issue, to be formatted with `min_age` where it is `underage`. */
export function fieldErrorMessage(issue: FieldIssue): DeclaredMessage {
  return fieldErrorMessages[issue];
}

/** The label of an interest. */
export function interestMessage(id: InterestId): DeclaredMessage {
  return interestMessages[id];
}

/** The label of one option of a profile field. */
export function profileOptionMessage<Field extends ProfileField>(
  field: Field,
  option: ProfileOption<Field>,
): DeclaredMessage {
  const key = `${field}.${option}` as keyof typeof profileMessages;
  return profileMessages[key];
}

/** The label of a profile field. */
export function profileFieldMessage(
  field:
    | ProfileField
    | 'name'
    | 'date_of_birth'
    | 'age'
    | 'country'
    | 'region'
    | 'city'
    | 'description'
    | 'interests',
): DeclaredMessage {
  return profileMessages[`${field}.label`];
}
