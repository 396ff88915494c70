import { codePointLength, isBlank } from './message-text';
import { showableProfileFields, type ProfileField, type ShowableProfileField } from './profile-options';

/**
 * A part of a profile that a member can fill in. `photo` and `city` always count, the others where the brand
 * shows them.
 */
export type ProfilePart = 'photo' | 'city' | ShowableProfileField;

/** Interests a member needs for them to count as filled in. */
export const fewestInterests = 3;

/** Code points a description needs to count as filled in. */
export const shortestDescription = 20;

/** The parts in order of how much they help to be found, with their weights. */
const weights = {
  photo: 25,
  description: 20,
  interests: 12,
  city: 8,
  reason_for_signup: 8,
  gender: 5,
  sexuality: 5,
  relationship_status: 5,
  body_type: 4,
  hair_colour: 3,
  eye_colour: 3,
  tattoos: 2,
} as const satisfies Record<ProfilePart, number>;

const parts = Object.keys(weights) as readonly ProfilePart[];

/** The profile data that completeness is computed from; a member's own profile has it. */
export type CompletableProfile = Readonly<Record<ProfileField, string | null>> & {
  readonly city: string | null;
  readonly description: string | null;
  readonly interests: readonly string[];
};

/** The profile fields a brand shows, by its settings. */
export interface ShownOfProfile {
  readonly visible_profile_fields: readonly string[];
  readonly visible_profile_notes: readonly string[];
}

const everything: ShownOfProfile = {
  visible_profile_fields: showableProfileFields,
  visible_profile_notes: ['description'],
};

/** The share of a profile that is filled in, 100 only when complete, and the missing part that helps most. */
export interface ProfileCompleteness {
  percent: number;
  next: ProfilePart | null;
}

function isAsked(
  part: ProfilePart,
  { visible_profile_fields, visible_profile_notes }: ShownOfProfile,
): boolean {
  if (part === 'photo' || part === 'city') return true;
  return (part === 'description' ? visible_profile_notes : visible_profile_fields).includes(part);
}

function isFilled(part: ProfilePart, profile: CompletableProfile, photosCount: number): boolean {
  if (part === 'photo') return photosCount > 0;
  if (part === 'interests') return profile.interests.length >= fewestInterests;
  if (part !== 'description') return profile[part] !== null;
  const words = (profile.description ?? '').trim();
  return !isBlank(words) && codePointLength(words) >= shortestDescription;
}

/**
 * Computes a profile's completeness and the best next step.
 * @param photosCount the member's photos that are not private
 * @param shown the brand's settings; fields it does not show don't count
 */
export function profileCompleteness(
  profile: CompletableProfile,
  photosCount: number,
  shown: ShownOfProfile = everything,
): ProfileCompleteness {
  const asked = parts.filter((part) => isAsked(part, shown));
  const missing = asked.filter((part) => !isFilled(part, profile, photosCount));
  const weigh = (some: readonly ProfilePart[]) => some.reduce((sum, part) => sum + weights[part], 0);
  const whole = weigh(asked);
  return { percent: Math.floor(((whole - weigh(missing)) * 100) / whole), next: missing[0] ?? null };
}
