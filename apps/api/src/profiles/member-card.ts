import type { BrandTime } from '../kernel/brand-time';
import type { MemberCard } from '@heartwood/api-contract';
import { ageOn, parseCalendarDate } from '@heartwood/domain';
import type { Db } from '../database/connection';
import { joinedPhoto, photoJson } from '../photos/photo-json';

/** Days after signup for which a profile counts as new. */
const newForDays = 7;
const dayMilliseconds = 86_400_000;

/** Age in full years on the brand's date. */
export function ageFrom(dateOfBirth: string, { today }: Pick<BrandTime, 'today'>): number {
  const date = parseCalendarDate(dateOfBirth);
  if (!date) throw new RangeError('A stored birth date is not a day.');
  return ageOn(date, today);
}

/** Whether a profile created at `createdAt` is still shown as new. */
export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < newForDays * dayMilliseconds;
}

/**
 * Profiles with their publicly visible main photo as JSON, and whether the viewer likes them.
 * @param viewerId null for a visitor
 */
export function shownProfiles(db: Db, viewerId: string | null) {
  return db
    .selectFrom('profile')
    .leftJoin('photo', (join) =>
      join
        .onRef('photo.id', '=', 'profile.main_photo_id')
        .on('photo.status', '=', 'active')
        .on('photo.private', '=', false),
    )
    .leftJoin('liked as viewer_like', (join) =>
      join.onRef('viewer_like.to_id', '=', 'profile.id').on('viewer_like.from_id', '=', viewerId),
    )
    .select(['viewer_like.from_id as liked_by_viewer', joinedPhoto.as('main_photo')]);
}

/** Those profiles with the fields of a card. */
export function cardsQuery(db: Db, viewerId: string | null) {
  return shownProfiles(db, viewerId).select([
    'profile.id',
    'profile.name',
    'profile.date_of_birth',
    'profile.gender',
    'profile.country',
    'profile.region',
    'profile.city',
    'profile.photos_count',
    'profile.fictional',
    'profile.demo',
    'profile.created_at',
    'profile.erased',
  ]);
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardsQuery>['execute']>>[number];

/** Fields common to all representations of a profile. */
export function shownFields(
  row: Omit<CardRow, 'liked_by_viewer' | 'date_of_birth' | 'created_at' | 'erased'>,
) {
  return {
    id: row.id,
    name: row.name,
    gender: row.gender as MemberCard['gender'],
    country: row.country,
    region: row.region,
    city: row.city,
    main_image: row.main_photo && photoJson(row.main_photo),
    photos_count: row.photos_count,
    fictional: row.fictional,
    demo: row.demo,
  };
}

/** A row of `cardsQuery` as the contract's card. */
export function memberCard(row: CardRow, at: BrandTime): MemberCard {
  return {
    ...shownFields(row),
    age: ageFrom(row.date_of_birth, at),
    liked: row.liked_by_viewer !== null,
    is_new: isNew(row.created_at, at.now),
    ...(row.erased ? { left: true } : {}),
  };
}

/**
 * The card that remains in the conversation of two members after a block, or after the other left for good:
 * nothing by which one could go on watching the other.
 */
export function blockedCard(row: CardRow, at: BrandTime): MemberCard {
  return { ...memberCard(row, at), region: null, city: null, main_image: null, photos_count: 0 };
}
