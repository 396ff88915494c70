import { operation } from '../../kernel/operation';
import { regionsOf } from '../../places/regions';

export const getSettings = operation(
  'getSettings',
  { access: 'public', uncounted: true },
  async ({ brand, query, client, services }) => {
    const { country } = query as { country?: string };
    const { countries } = brand.settings;
    const at = await services.countryOf(client.address);
    const selected = [country, at].find((named) => named && countries.includes(named)) ?? null;
    const region_data = selected ? [{ country: selected, regions: regionsOf(selected) }] : [];
    const body = {
      ...brand.settings,
      idempotency: true,
      push_public_key: services.push.publicKey,
      geoip_country: at,
      geoip_selected_country: selected,
      region_data,
    };
    return { status: 200, body };
  },
);
