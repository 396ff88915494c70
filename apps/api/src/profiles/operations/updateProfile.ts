import { checkProfileName, isBlank, isInterest, normaliseText } from '@heartwood/domain';
import type { Updateable } from 'kysely';
import type { ProfileTable } from '../../database/schema';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { isCountry, isRegionOf } from '../../places/regions';
import { ownProfile, ownProfileQuery } from '../profile-json';

function acceptedName(name: string, email: string): string {
  const checked = checkProfileName(name, email);
  if (checked.ok) return checked.name;
  if (checked.code === 'name_equals_email' || checked.code === 'name_starts_with_at') {
    throw new ApiError(checked.code, { fields: { name: checked.code } });
  }
  throw invalidFields({ name: checked.code });
}

/** Normalises a free text; empty if blank. */
const shownText = (text: string) => (isBlank(text) ? '' : normaliseText(text));

export const updateProfile = operation(
  'updateProfile',
  { access: 'member', transaction: true },
  async ({ db, body, member, viewer }) => {
    const { name, city, description, country, region, ...chosen } = body;
    const changes: Updateable<ProfileTable> = { ...chosen };
    if (name !== undefined) changes.name = acceptedName(name, member.email);
    if (description !== undefined) changes.description = shownText(description ?? '');
    if (chosen.interests && !chosen.interests.every(isInterest))
      throw invalidFields({ interests: 'not_in_list' });
    if (country !== undefined && !isCountry(country)) throw invalidFields({ country: 'not_in_list' });
    if (country !== undefined || region !== undefined) {
      const before = await db
        .selectFrom('profile')
        .select(['country', 'region'])
        .where('id', '=', member.id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const moved = country !== undefined && country !== before.country;
      const newCountry = country ?? before.country;
      const newRegion = region === undefined && !moved ? before.region : (region ?? null);
      if (newRegion !== null && (newCountry === null || !isRegionOf(newCountry, newRegion)))
        throw invalidFields({ region: 'not_in_list' });
      changes.country = newCountry;
      changes.region = newRegion;
      if (moved) changes.city = null;
    }
    if (city !== undefined) changes.city = shownText(city ?? '').replace(/\s+/gu, ' ') || null;
    if (Object.keys(changes).length > 0) {
      await db.updateTable('profile').set(changes).where('id', '=', member.id).execute();
    }
    const row = await ownProfileQuery(db, member.id).executeTakeFirstOrThrow();
    return { status: 200, body: { profile: ownProfile(row, viewer) } };
  },
);
