import type { InterestId, ProfileField, ProfileOption } from '@heartwood/domain';
import type { DeclaredMessage } from './define-messages';
import { interestMessages } from './messages/interests';
import { profileMessages } from './messages/profile-options';

/** Returns the label of an interest. */
export function interestMessage(id: InterestId): DeclaredMessage {
  return interestMessages[id];
}

/** Returns the label of an option of a profile field. */
export function profileOptionMessage<Field extends ProfileField>(
  field: Field,
  option: ProfileOption<Field>,
): DeclaredMessage {
  const key = `${field}.${option}` as keyof typeof profileMessages;
  return profileMessages[key];
}

/** Returns the label of a profile field. */
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
