import { buildSettings } from '@heartwood/api-contract/builders';
import { describe, expect, it } from 'vitest';
import { countryCookie, inChosenCountry, visitorCountry } from './chosen-country';

const settings = buildSettings({
  countries: ['NL', 'BE'],
  geoip_country: 'NL',
  geoip_selected_country: 'NL',
  region_data: [{ country: 'NL', regions: [{ id: 'UT', name: 'Utrecht' }] }],
});

describe('the chosen country', () => {
  it('is stored for 365 days, and cleared at once', () => {
    expect([
      countryCookie('BE', { secure: true }),
      countryCookie('BE', { secure: false }),
      countryCookie(null, { secure: false }),
    ]).toEqual([
      'country=BE; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      'country=BE; Path=/; Max-Age=31536000; SameSite=Lax',
      'country=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });

  it('overrides the country of the IP address, and its regions', () => {
    const chosen = inChosenCountry(settings, 'locale=nl; country=BE');
    expect(chosen).toEqual({ ...settings, geoip_selected_country: 'BE', region_data: [] });
    expect(inChosenCountry(settings, 'country=NL')).toBe(settings);
    expect([visitorCountry(chosen), visitorCountry(settings)]).toEqual(['BE', 'NL']);
  });

  it.each(['country=JP', 'country=be', 'country=', 'my_country=BE', undefined])(
    'is ignored when it is missing or not served by the brand: %s',
    (cookie) => {
      expect(inChosenCountry(settings, cookie)).toBe(settings);
    },
  );

  it('falls back to the country of the IP address', () => {
    expect([
      visitorCountry({ geoip_country: 'JP', geoip_selected_country: null }),
      visitorCountry({ geoip_country: null, geoip_selected_country: null }),
    ]).toEqual(['JP', null]);
  });
});
