import type { OwnProfile, Profile } from '../index';
import { numberedId } from './ids';
import { buildPhoto } from './photo';

/** Another member's complete profile. */
export function buildProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: numberedId(2),
    name: 'Marlow',
    status: 'active',
    age: 34,
    gender: 'male',
    sexuality: 'hetero',
    country: 'NL',
    region: 'UT',
    city: 'Amersfoort',
    main_image: buildPhoto(),
    photos_count: 3,
    private_photos_count: 1,
    hair_colour: 'black',
    eye_colour: 'brown',
    body_type: 'athletic',
    relationship_status: 'divorced',
    tattoos: 'none',
    reason_for_signup: 'chat',
    interests: ['cooking', 'music', 'travelling'],
    description: 'I cook better than I dance.',
    fictional: false,
    demo: false,
    is_new: false,
    liked: false,
    like_new: false,
    match: false,
    ...overrides,
  };
}

/** The logged-in member's complete profile. */
export function buildOwnProfile(overrides: Partial<OwnProfile> = {}): OwnProfile {
  return {
    id: numberedId(1),
    name: 'Saffron',
    status: 'active',
    date_of_birth: '1990-04-12',
    age: 35,
    gender: 'female',
    sexuality: 'hetero',
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
    main_image: buildPhoto({ id: numberedId(402) }),
    photos_count: 1,
    private_photos_count: 0,
    hair_colour: 'brown',
    eye_colour: 'green',
    body_type: 'average',
    relationship_status: 'single',
    tattoos: 'few',
    reason_for_signup: 'relationship',
    interests: ['coffee', 'hiking'],
    description: 'Slow mornings, long walks.',
    fictional: false,
    demo: false,
    ...overrides,
  };
}
