import { operation } from '../../kernel/operation';
import { findPlace } from '../find-place';

export const getGeocode = operation('getGeocode', { access: 'public' }, async ({ query }) => ({
  status: 200,
  body: (await findPlace(query.lat, query.lon)) ?? (false as const),
}));
