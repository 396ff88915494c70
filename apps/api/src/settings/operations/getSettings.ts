import { operation } from '../../kernel/operation';
import { regionsOf } from '../../places/regions';

export const getSettings = operation(
  'getSettings',
  { access: 'public', uncounted: true },
  async ({ brand, query }) => {
    const { country } = query as { country?: string };
    const chosen = country && brand.settings.countries.includes(country) ? country : null;
    const region_data = chosen ? [{ country: chosen, regions: regionsOf(chosen) }] : [];
    const body = {
      ...brand.settings,
      idempotency: true,
      geoip_country: chosen,
      geoip_selected_country: chosen,
      region_data,
    };
    return { status: 200, body };
  },
);
