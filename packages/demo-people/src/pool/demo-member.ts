import type { NicheNumber, ProfileOption } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';

/** A brand that shows members of a pool. */
export interface PoolBrand {
  id: string;
  niche: NicheNumber;
  countries: readonly string[];
  /** The brand's languages, its default first. */
  locales: readonly Locale[];
}

/** A pool of members shared by one or more brands. */
export interface PoolOutline {
  id: string;
  brands: readonly PoolBrand[];
  /** The newest version of its brands' terms, accepted by its members. */
  termsVersion: string;
}

/** A member's photo: the cast's picture it shows, and its position. */
export interface DemoPhoto {
  id: string;
  /** Person and shot, such as `17.0`. */
  picture: string;
  private: boolean;
  main: boolean;
  position: number;
}

export interface DemoMember {
  id: string;
  /** The brand that the member signed up at. */
  brand: string;
  /** All brands whose niche the member fits. */
  shownOn: readonly string[];
  email: string;
  name: string;
  language: Locale;
  gender: ProfileOption<'gender'>;
  sexuality: ProfileOption<'sexuality'>;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  country: string;
  region: string;
  city: string;
  reasonForSignup: ProfileOption<'reason_for_signup'>;
  hairColour: ProfileOption<'hair_colour'>;
  eyeColour: ProfileOption<'eye_colour'>;
  bodyType: ProfileOption<'body_type'>;
  relationshipStatus: ProfileOption<'relationship_status'>;
  tattoos: ProfileOption<'tattoos'>;
  description: string;
  interests: string[];
  paidUser: boolean;
  signupDate: Date;
  lastActiveAt: Date;
  photos: DemoPhoto[];
}

export interface DemoLike {
  from: string;
  to: string;
  createdAt: Date;
  isNew: boolean;
}

export interface DemoMessage {
  sender: string;
  text: string;
  createdAt: Date;
}

export interface DemoConversation {
  id: string;
  startedBy: string;
  other: string;
  /** In order; the starter's first. */
  messages: DemoMessage[];
  /** How many messages each of the two has read. */
  read: { starter: number; other: number };
}

export interface DemoPool {
  members: DemoMember[];
  likes: DemoLike[];
  conversations: DemoConversation[];
}

/** The input of a generated pool. */
export interface PoolRequest {
  seed: string;
  pool: PoolOutline;
  size: number;
  /** Number of drawn people, whose faces members share. */
  cast: number;
  now: Date;
}
