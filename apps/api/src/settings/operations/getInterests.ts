import { interests } from '@heartwood/domain';
import { operation } from '../../kernel/operation';
import { publicHour } from '../../kernel/edge/response-headers';

export const getInterests = operation('getInterests', { access: 'public' }, async ({ brand }) => {
  const offered = interests.filter(({ id }) => brand.settings.interests.includes(id));
  return { status: 200, body: { interests: offered }, headers: publicHour };
});
