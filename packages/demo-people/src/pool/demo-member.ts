import type { NicheNumber, ProfileOption } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';

/** A brand that shows members of a pool. */
export interface PoolBrand {
  id: string;
  niche: NicheNumber;
  countries: readonly string[];
  /** The languages of its members, its own one first. */
  locales: readonly Locale[];
}

/** A pool of members that one or more brands share. */
export interface PoolOutline {
  id: string;
  brands: readonly PoolBrand[];
  /** The newest of its brands' terms, which its members accepted. */
  termsVersion: string;
}

/** One photo of a member: which picture of the cast it shows, and its place among the member's photos. */
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
  /** Every brand whose niche suits the member. */
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
  /** In order; the first is the starter's. */
  messages: DemoMessage[];
  /** How many messages each of the two has read. */
  read: { starter: number; other: number };
}

export interface DemoPool {
  members: DemoMember[];
  likes: DemoLike[];
  conversations: DemoConversation[];
}

/** What the members of a pool are made from. */
export interface PoolRequest {
  seed: string;
  pool: PoolOutline;
  size: number;
  /** How many people are drawn; members share their faces. */
  cast: number;
  now: Date;
}
