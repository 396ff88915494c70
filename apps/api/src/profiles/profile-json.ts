import type { BrandTime } from '../kernel/brand-time';
import type { OwnProfile, Profile as ProfileJson } from '@heartwood/api-contract';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Profile } from '../database/schema';
import { photoJson, type StoredPhoto } from '../photos/photo-json';
import { ageFrom, isNew } from './member-card';
import { mayOpen } from './meeting';

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
    id: row.id,
    name: row.name,
    status: row.status,
    gender: row.gender as Described['gender'],
    sexuality: row.sexuality as Described['sexuality'],
    country: row.country,
    region: row.region,
    city: row.city,
    main_image: row.main_photo && photoJson(row.main_photo),
    photos_count: row.photos_count,
    private_photos_count: row.private_photos_count,
    hair_colour: row.hair_colour as Described['hair_colour'],
    eye_colour: row.eye_colour as Described['eye_colour'],
    body_type: row.body_type as Described['body_type'],
    relationship_status: row.relationship_status as Described['relationship_status'],
    tattoos: row.tattoos as Described['tattoos'],
    reason_for_signup: row.reason_for_signup as Described['reason_for_signup'],
    interests: row.interests,
    description: row.description || null,
    fictional: row.fictional,
    demo: row.demo,
  };
}

function shownStatus({ account_status, status }: Pick<Described, 'status'> & { account_status: string }) {
  return account_status === 'not_confirmed' ? 'disabled' : status;
}

/** A profile as another member or a visitor (null) may see it; null where it is unknown, hidden or blocked. */
export async function findProfile(
  db: Db,
  viewer: { id: string | null; pool: string } & BrandTime,
  id: string,
): Promise<ProfileJson | null> {
  const row = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.id')
    .leftJoin('photo', (join) =>
      join
        .onRef('photo.id', '=', 'profile.main_photo_id')
        .on('photo.status', '=', 'active')
        .on('photo.private', '=', false),
    )
    .leftJoin('liked as mine', (join) =>
      join.onRef('mine.to_id', '=', 'profile.id').on('mine.from_id', '=', viewer.id),
    )
    .leftJoin('liked as theirs', (join) =>
      join.onRef('theirs.from_id', '=', 'profile.id').on('theirs.to_id', '=', viewer.id),
    )
    .selectAll('profile')
    .select([
      'account.status as account_status',
      sql<StoredPhoto | null>`case when photo.id is null then null else to_jsonb(photo) end`.as('main_photo'),
      privatePhotos.as('private_photos_count'),
      'mine.from_id as liked_by_viewer',
      'theirs.is_new as like_new',
    ])
    .where('profile.id', '=', id)
    .where(mayOpen(viewer.id, viewer.pool))
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...described(row),
    status: shownStatus(row),
    age: ageFrom(row.date_of_birth, viewer),
    is_new: isNew(row.created_at, viewer.now),
    liked: row.liked_by_viewer !== null,
    like_new: row.like_new ?? false,
    match: row.liked_by_viewer !== null && row.like_new !== null,
  };
}

/** The row of a member's own profile, to which a statement may add columns. */
export function ownProfileQuery(db: Db, id: string) {
  return db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.id')
    .leftJoin('photo', 'photo.id', 'profile.main_photo_id')
    .selectAll('profile')
    .select([
      'account.status as account_status',
      sql<StoredPhoto | null>`case when photo.id is null then null else to_jsonb(photo) end`.as('main_photo'),
      privatePhotos.as('private_photos_count'),
    ])
    .where('profile.id', '=', id);
}

type OwnProfileRow = Awaited<ReturnType<ReturnType<typeof ownProfileQuery>['executeTakeFirstOrThrow']>>;

/** A member's own profile, with the birth date and every photo counted; disabled until the address is confirmed. */
export function ownProfile(row: OwnProfileRow, at: Pick<BrandTime, 'today'>): OwnProfile {
  return {
    ...described(row),
    status: shownStatus(row),
    date_of_birth: row.date_of_birth,
    age: ageFrom(row.date_of_birth, at),
  };
}
