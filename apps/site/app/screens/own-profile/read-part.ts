import { isInterest, isProfileOption } from '@heartwood/domain';
import type { ProfileField } from '@heartwood/domain';
import type { ProfileChanges } from '@heartwood/flows';
import { missingFields } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import type { OwnValues } from './own-values';
import type { Part } from './parts';

const needed: ReadonlySet<ProfileField> = new Set<ProfileField>(['gender', 'sexuality']);

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function choice(form: FormData, field: ProfileField): ProfileChanges {
  const value = text(form, field);
  if (isProfileOption(field, value)) return { [field]: value };
  return needed.has(field) || !form.has(field) ? {} : { [field]: null };
}

function place(form: FormData): ProfileChanges {
  const country = text(form, 'country');
  const region = text(form, 'region');
  const offeredFor = text(form, 'region_country');
  return {
    country,
    region: region && (!offeredFor || offeredFor === country) ? region : null,
    city: text(form, 'city') || null,
  };
}

/** Reads the changes from a part's form. */
export function readPart(part: Part, form: FormData): ProfileChanges {
  switch (part) {
    case 'name':
      return { name: text(form, 'name'), ...choice(form, 'gender'), ...choice(form, 'sexuality') };
    case 'place':
      return place(form);
    case 'description':
      return { description: text(form, 'description') || null };
    case 'interests':
      return { interests: form.getAll('interests').filter(isInterest) };
    default:
      return choice(form, part);
  }
}

/** Validates the changes before they are sent. */
export function checkPart({ name, country }: ProfileChanges): FormProblem | undefined {
  return missingFields({
    ...(name === undefined ? {} : { name }),
    ...(country === undefined ? {} : { country }),
  });
}

/** Returns the profile's current values of the fields to be changed; sending them undoes the change. */
export function valuesBefore(changes: ProfileChanges, values: OwnValues): ProfileChanges {
  const keys = Object.keys(changes) as (keyof ProfileChanges)[];
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as ProfileChanges;
}

/** Whether two sets of values are equal, ignoring the order of interests. */
export function sameValues(one: ProfileChanges, other: ProfileChanges): boolean {
  const plain = (changes: ProfileChanges) =>
    JSON.stringify(
      Object.entries(changes)
        .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : (value ?? '')] as const)
        .sort(([first], [second]) => first.localeCompare(second)),
    );
  return plain(one) === plain(other);
}
