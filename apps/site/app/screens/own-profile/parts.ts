import { profileFields } from '@heartwood/domain';
import type { ProfileField } from '@heartwood/domain';

/** Parts of a profile with their own form. */
export type Part = 'name' | 'place' | 'description' | 'interests' | ProfileField;

const own: readonly Part[] = ['name', 'place', 'description', 'interests', ...profileFields];

/** Query parameter that opens a part's form, or the photos. */
export const editParameter = 'edit';

/** Value of `editParameter` for the photos. */
export const photosPart = 'photos';

/** Query parameter that confirms, without script, that a form was saved. */
export const savedParameter = 'saved';

/** Whether a word names a part. */
export function isPart(word: unknown): word is Part {
  return own.some((part) => part === word);
}

/** The profile fields that a brand shows. */
export interface ShownFields {
  readonly fields: readonly string[];
  readonly notes: readonly string[];
}

/** Returns the choice fields with a place on the page, in the brand's order. */
export function factFields({ fields }: ShownFields): readonly ProfileField[] {
  return fields.flatMap((name) => profileFields.filter((field) => field === name));
}

/**
 * Returns the fields that are always asked, as others search by them; they are part of the name where the
 * page has no place for them.
 */
export function nameFields(shown: ShownFields): readonly ('gender' | 'sexuality')[] {
  return (['gender', 'sexuality'] as const).filter((field) => !factFields(shown).includes(field));
}

/** Whether a brand's page has a part. */
export function hasPart(part: Part, shown: ShownFields): boolean {
  if (part === 'name' || part === 'place') return true;
  if (part === 'description') return shown.notes.includes('description');
  return shown.fields.includes(part);
}
