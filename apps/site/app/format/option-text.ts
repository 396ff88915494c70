import type { ProfileField, ProfileOption } from '@heartwood/domain';
import { profileOptionMessage } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';

/** Returns the label of an option of a profile field, worded for a member of that gender where it is known. */
export function optionText<Field extends ProfileField>(
  intl: IntlShape,
  field: Field,
  option: ProfileOption<Field>,
  gender: string | null | undefined,
): string {
  return intl.formatMessage(profileOptionMessage(field, option), { gender: gender ?? 'other' });
}
