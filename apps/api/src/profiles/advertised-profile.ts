import type { AdvertisedProfile } from '@heartwood/api-contract';
import { interests } from '@heartwood/domain';
import type { Db } from '../database/connection';
import type { BrandTime } from '../kernel/brand-time';
import type { Brand } from '../kernel/brands';
import { photoJson } from '../photos/photo-json';
import { cardsQuery, ageFrom } from './member-card';
import { mayOpen } from '../visibility/may-open';

const intimate: ReadonlySet<string> = new Set(
  interests.filter((interest) => interest.intimate).map(({ id }) => id),
);

/**
 * A member as an advertising page shows one; null for whoever didn't agree to that, and for whom the viewer may not
 * open anyway.
 */
export async function findAdvertised(
  db: Db,
  viewer: { id: string | null; brand: Brand } & Pick<BrandTime, 'today'>,
  id: string,
): Promise<AdvertisedProfile | null> {
  const row = await cardsQuery(db, viewer.id)
    .select(['profile.interests', 'profile.description'])
    .where('profile.id', '=', id)
    .where('profile.advertising_agreed_at', 'is not', null)
    .where(mayOpen(viewer.id, viewer.brand.pool))
    .executeTakeFirst();
  if (!row) return null;
  const { visible_profile_fields, visible_profile_notes } = viewer.brand.settings;
  const showsInterests = visible_profile_fields.includes('interests');
  return {
    id: row.id,
    name: row.name,
    age: ageFrom(row.date_of_birth, viewer),
    country: row.country,
    region: row.region,
    city: row.city,
    main_image: row.main_photo && photoJson(row.main_photo),
    interests: showsInterests ? row.interests.filter((interest) => !intimate.has(interest)) : [],
    description: visible_profile_notes.includes('description') ? row.description || null : null,
    fictional: row.fictional,
    demo: row.demo,
  };
}
