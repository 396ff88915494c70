import type { LikedBy, Likes } from '../index';
import { builtAt } from './ids';
import { buildMemberCard } from './member-card';

/** A like received and not seen yet. */
export function buildLikedBy(overrides: Partial<LikedBy> = {}): LikedBy {
  const profile = overrides.profile ?? buildMemberCard();
  return { id: profile.id, like_new: true, match: false, created: builtAt, profile, ...overrides };
}

/** No likes on either side. */
export function buildLikes(overrides: Partial<Likes> = {}): Likes {
  return { profiles: [], liked_by: [], next_cursor: null, ...overrides };
}
