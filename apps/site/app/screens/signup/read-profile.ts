import type { ProfileChanges } from '@heartwood/flows';
import { isInterest, isProfileOption, profileOptions } from '@heartwood/domain';
import type { ProfileField } from '@heartwood/domain';

const choices = Object.keys(profileOptions) as readonly ProfileField[];
const texts = ['city', 'description'] as const;

/** Fields of a form, or of a stored one. */
interface ProfileForm {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

function text(form: ProfileForm, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Reads the changes from a profile step's form: only what was filled in. A region only counts in the country
 * that it was offered for, which the form names as `region_country`.
 */
export function readProfile(form: ProfileForm): ProfileChanges {
  const chosen = choices.flatMap((field) => {
    const value = text(form, field);
    return isProfileOption(field, value) ? [[field, value]] : [];
  });
  const written = texts.flatMap((field) => (text(form, field) ? [[field, text(form, field)]] : []));
  const country = text(form, 'country');
  const region = text(form, 'region');
  const offeredFor = text(form, 'region_country');
  const interests = form.getAll('interests').filter(isInterest);
  return {
    ...Object.fromEntries(chosen),
    ...Object.fromEntries(written),
    ...(country ? { country } : {}),
    ...(region && (!offeredFor || offeredFor === country) ? { region } : {}),
    ...(interests.length > 0 ? { interests } : {}),
  };
}
