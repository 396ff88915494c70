import { interests as allInterests, isInterest, isProfileOption, profileFields } from '@heartwood/domain';
import type { InterestId, ProfileField, ProfileOption } from '@heartwood/domain';
import type { Profile, Settings } from '@heartwood/api-contract';

/** One answered choice field of a profile. */
export type Fact = {
  [Field in ProfileField]: { readonly field: Field; readonly option: ProfileOption<Field> };
}[ProfileField];

function factOf<Field extends ProfileField>(field: Field, value: unknown) {
  return isProfileOption(field, value) ? [{ field, option: value } as Fact] : [];
}

/** Returns a profile's values of the fields that the brand shows, in the brand's order. */
export function factsOf(
  profile: Profile,
  { visible_profile_fields }: Pick<Settings, 'visible_profile_fields'>,
): Fact[] {
  return visible_profile_fields.flatMap((name) => {
    const field = profileFields.find((known) => known === name);
    return field ? factOf(field, profile[field]) : [];
  });
}

/** Returns the profile's own text, if the brand shows it. */
export function quoteOf(
  { description }: Pick<Profile, 'description'>,
  { visible_profile_notes }: Pick<Settings, 'visible_profile_notes'>,
): string | null {
  return visible_profile_notes.includes('description') ? description : null;
}

const intimate: ReadonlySet<InterestId> = new Set(
  allInterests.filter((interest) => interest.intimate).map(({ id }) => id),
);

/** The interests of a profile as a viewer sees them. */
export interface InterestList {
  readonly items: readonly { readonly id: InterestId; readonly shared: boolean }[];
  /** Number of intimate ones hidden until requested. */
  readonly hidden: number;
}

/** Returns the interests on one's own profile: none is marked as shared or hidden. */
export function ownInterestList(own: readonly string[]): InterestList {
  return { items: own.filter(isInterest).map((id) => ({ id, shared: false })), hidden: 0 };
}

/**
 * Returns interests, shared ones first and marked. Intimate ones are only visible if `asked`, or to those who
 * have one too.
 */
export function interestList(
  theirs: readonly string[],
  own: readonly string[],
  asked: boolean,
): InterestList {
  const known = theirs.filter(isInterest);
  const named = new Set(own.filter(isInterest));
  const open = asked || [...named].some((id) => intimate.has(id));
  const shown = known.filter((id) => open || !intimate.has(id));
  const items = shown.map((id) => ({ id, shared: named.has(id) }));
  return {
    items: [...items.filter(({ shared }) => shared), ...items.filter(({ shared }) => !shared)],
    hidden: known.length - shown.length,
  };
}
