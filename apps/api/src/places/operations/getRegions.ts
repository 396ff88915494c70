import { publicHour } from '../../kernel/edge/response-headers';
import { operation } from '../../kernel/operation';
import { regionsOf } from '../regions';

export const getRegions = operation('getRegions', { access: 'public' }, async ({ brand }) => {
  const regions = brand.settings.countries.map((country) => ({ country, regions: regionsOf(country) }));
  return { status: 200, body: { regions }, headers: publicHour };
});
