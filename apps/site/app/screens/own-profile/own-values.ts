import type { OwnProfile } from '@heartwood/api-contract';
import { pick } from '../../format/pick';

const kept = [
  'name',
  'country',
  'region',
  'city',
  'description',
  'interests',
  'gender',
  'sexuality',
  'reason_for_signup',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
] as const satisfies readonly (keyof OwnProfile)[];

/** What a member can change in the own profile. */
export type OwnValues = Pick<OwnProfile, (typeof kept)[number]>;

/** Picks from a profile what its member can change. */
export function ownValues(profile: OwnProfile): OwnValues {
  return pick(profile, kept);
}
