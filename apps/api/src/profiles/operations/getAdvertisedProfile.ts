import { ApiError } from '../../kernel/api-error';
import { brandTime } from '../../kernel/brand-time';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { findAdvertised } from '../advertised-profile';

export const getAdvertisedProfile = operation(
  'getAdvertisedProfile',
  { access: 'public' },
  async ({ db, query, member, brand, clock }) => {
    const viewer = { id: member?.id ?? null, brand, today: brandTime(brand, clock.now()).today };
    const profile = await findAdvertised(db, viewer, knownId(query.id));
    if (!profile) throw new ApiError('not_found');
    return { status: 200, body: { profile } };
  },
);
