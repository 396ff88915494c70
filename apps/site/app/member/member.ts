import { pick } from '../format/pick';
import type { User } from '@heartwood/api-contract';

const userKeys = [
  'id',
  'name',
  'email',
  'status',
  'credits',
  'paid_user',
  'signup_date',
  'language',
  'notifications_disabled',
  'num_unread_messages',
  'num_new_likes',
  'fictional_icon',
  'invisible',
] as const satisfies readonly (keyof User)[];

/** The member as known on every page: what navigation, notices and guards need. */
export interface Member extends Pick<User, (typeof userKeys)[number]> {
  readonly profile_id: string;
  readonly profile_status: User['profile']['status'];
  readonly country: User['profile']['country'];
  /** The version of the terms that the member has not accepted yet. */
  readonly terms_due: string | null;
  readonly image: { readonly thumb: string; readonly tone: string } | null;
}

/** Picks from the API's user what every page needs. */
export function memberOf(user: User): Member {
  const { profile } = user;
  return {
    ...pick(user, userKeys),
    profile_id: profile.id,
    profile_status: profile.status,
    country: profile.country,
    terms_due: user.terms_due ?? null,
    image: profile.main_image && { thumb: profile.main_image.thumb_filename, tone: profile.main_image.tone },
  };
}
