import { interests } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { mayOpen } from '../../visibility/may-open';
import { cardsQuery, memberCard } from '../member-card';

const intimate: ReadonlySet<string> = new Set(
  interests.filter((interest) => interest.intimate).map(({ id }) => id),
);

/** A member as shown on an advertising page; only members who agreed to that. */
export const getAdvertisedProfile = operation(
  'getAdvertisedProfile',
  { access: 'public' },
  async ({ db, query, viewer, brand }) => {
    const row = await cardsQuery(db, viewer.id)
      .select(['profile.interests', 'profile.description'])
      .where('profile.id', '=', knownId(query.id))
      .where('profile.advertising_agreed_at', 'is not', null)
      .where(mayOpen(viewer))
      .executeTakeFirstOrThrow(() => new ApiError('not_found'));
    const { visible_profile_fields, visible_profile_notes } = brand.settings;
    const showsInterests = visible_profile_fields.includes('interests');
    const { id, name, age, country, region, city, main_image, fictional, demo } = memberCard(row, viewer);
    const shown = { id, name, age, country, region, city, main_image, fictional, demo };
    const profile = {
      ...shown,
      interests: showsInterests ? row.interests.filter((interest) => !intimate.has(interest)) : [],
      description: visible_profile_notes.includes('description') ? row.description || null : null,
    };
    return { status: 200, body: { profile } };
  },
);
