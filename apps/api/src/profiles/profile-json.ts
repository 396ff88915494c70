import type { BrandTime } from '../kernel/brand-time';
import type { Brand } from '../kernel/brands';
import type { Viewer } from '../kernel/viewer';
import type { OwnProfile, Profile as ProfileJson } from '@heartwood/api-contract';
import { profileFields } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Profile } from '../database/schema';
import { joinedPhoto, type StoredPhoto } from '../photos/photo-json';
import { mayOpen } from '../visibility/may-open';
import { ageFrom, isNew, shownFields, shownProfiles } from './member-card';

type Described = Omit<ProfileJson, 'is_new' | 'liked' | 'like_new' | 'match' | 'age'>;

interface Pictured {
  main_photo: StoredPhoto | null;
  private_photos_count: number;
}

const privatePhotos = sql<number>`(
  select count(*)::integer from photo where photo.account_id = profile.id and photo.private and photo.status = 'active'
)`;

function described(row: Profile & Pictured): Described {
  return {
    ...shownFields(row),
    status: row.status,
    sexuality: row.sexuality as Described['sexuality'],
    private_photos_count: row.private_photos_count,
    hair_colour: row.hair_colour as Described['hair_colour'],
    eye_colour: row.eye_colour as Described['eye_colour'],
    body_type: row.body_type as Described['body_type'],
    relationship_status: row.relationship_status as Described['relationship_status'],
    tattoos: row.tattoos as Described['tattoos'],
    reason_for_signup: row.reason_for_signup as Described['reason_for_signup'],
    interests: row.interests,
    description: row.description || null,
  };
}

/** The same without the fields and free texts that the brand doesn't show. */
function shownOf(profile: Described, { settings }: Brand): Described {
  const { visible_profile_fields, visible_profile_notes } = settings;
  const hidden = profileFields.filter((field) => !visible_profile_fields.includes(field));
  return {
    ...profile,
    ...Object.fromEntries(hidden.map((field) => [field, null])),
    interests: visible_profile_fields.includes('interests') ? profile.interests : [],
    description: visible_profile_notes.includes('description') ? profile.description : null,
  };
}

function shownStatus({ account_status, status }: Pick<Described, 'status'> & { account_status: string }) {
  return account_status === 'not_confirmed' ? 'disabled' : status;
}

/**
 * A profile as another member or a visitor (null) may see it, with the fields the brand shows; null if
 * unknown, hidden or blocked.
 */
export async function findProfile(
  db: Db,
  viewer: Viewer,
  id: string,
  brand: Brand,
): Promise<ProfileJson | null> {
  const row = await shownProfiles(db, viewer.id)
    .innerJoin('account', 'account.id', 'profile.id')
    .leftJoin('liked as theirs', (join) =>
      join
        .onRef('theirs.from_id', '=', 'profile.id')
        .on('theirs.to_id', '=', viewer.id)
        .on('theirs.revealed', '=', true),
    )
    .selectAll('profile')
    .select([
      'account.status as account_status',
      privatePhotos.as('private_photos_count'),
      'theirs.is_new as like_new',
    ])
    .where('profile.id', '=', id)
    .where(mayOpen(viewer))
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...(id === viewer.id ? described(row) : shownOf(described(row), brand)),
    status: shownStatus(row),
    age: ageFrom(row.date_of_birth, viewer),
    is_new: isNew(row.created_at, viewer.now),
    liked: row.liked_by_viewer !== null,
    like_new: row.like_new ?? false,
    match: row.liked_by_viewer !== null && row.like_new !== null,
  };
}

/** The row of a member's own profile, to which a query may add columns. */
export function ownProfileQuery(db: Db, id: string) {
  return db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.id')
    .leftJoin('photo', (join) =>
      join.onRef('photo.account_id', '=', 'profile.id').on('photo.main', '=', true),
    )
    .selectAll('profile')
    .select([
      'account.status as account_status',
      joinedPhoto.as('main_photo'),
      privatePhotos.as('private_photos_count'),
    ])
    .where('profile.id', '=', id);
}

type OwnProfileRow = Awaited<ReturnType<ReturnType<typeof ownProfileQuery>['executeTakeFirstOrThrow']>>;

/**
 * A member's own profile, with the birth date and the main photo, even one under review; disabled until the
 * address is confirmed.
 */
export function ownProfile(row: OwnProfileRow, at: Pick<BrandTime, 'today'>): OwnProfile {
  return {
    ...described(row),
    status: shownStatus(row),
    date_of_birth: row.date_of_birth,
    age: ageFrom(row.date_of_birth, at),
  };
}
