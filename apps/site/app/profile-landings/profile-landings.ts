import type { RouteName } from '@heartwood/domain';
import { face } from './face/face';
import { postcard } from './postcard/postcard';
import type { ProfileLanding } from './profile-landing';
import { quote } from './quote/quote';

/** The advertising pages of a member, by the name of their route. */
export const profileLandings = {
  'members-id-landing': face,
  'members-id-landing2-slug': postcard,
  'members-id-landing3-slug': quote,
} as const satisfies Partial<Record<RouteName, ProfileLanding>>;

/** Name of a route that shows a member in advertising. */
export type ProfileLandingName = keyof typeof profileLandings;
