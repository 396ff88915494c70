import type { RouteName } from '@heartwood/domain';
import { face } from './face/face';
import { postcard } from './postcard/postcard';
import type { ProfileLanding } from './profile-landing';
import { quote } from './quote/quote';

/** Profile landing pages by route name. */
export const profileLandings = {
  'members-id-landing': face,
  'members-id-landing2-slug': postcard,
  'members-id-landing3-slug': quote,
} as const satisfies Partial<Record<RouteName, ProfileLanding>>;

/** Route name of a profile landing page. */
export type ProfileLandingName = keyof typeof profileLandings;
