import { profileFields } from '@heartwood/domain';
import type { ProfileField } from '@heartwood/domain';

/** What of a profile has a form of its own. */
export type Part = 'name' | 'place' | 'description' | 'interests' | ProfileField;

const own: readonly Part[] = ['name', 'place', 'description', 'interests', ...profileFields];

/** The query parameter that asks for a part's form, or for the photos. */
export const editParameter = 'edit';

/** What `editParameter` says for the photos. */
export const photosPart = 'photos';

/** The query parameter by which the page tells, without script, that a form was taken. */
export const savedParameter = 'saved';

/** Whether a word names a part. */
export function isPart(word: unknown): word is Part {
  return own.some((part) => part === word);
}

/** What a brand shows of a profile. */
export interface ShownFields {
  readonly fields: readonly string[];
  readonly notes: readonly string[];
}

/** The choice fields that have a place on the page, in the brand's order. */
export function factFields({ fields }: ShownFields): readonly ProfileField[] {
  return fields.flatMap((name) => profileFields.filter((field) => field === name));
}

/** What is always asked, so that others can search for it, and stands with the name where the page has no place for it. */
export function nameFields(shown: ShownFields): readonly ('gender' | 'sexuality')[] {
  return (['gender', 'sexuality'] as const).filter((field) => !factFields(shown).includes(field));
}

/** Whether the page of a brand has a part. */
export function hasPart(part: Part, shown: ShownFields): boolean {
  if (part === 'name' || part === 'place') return true;
  if (part === 'description') return shown.notes.includes('description');
  return shown.fields.includes(part);
}
