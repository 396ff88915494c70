import { buildSettings } from '@heartwood/api-contract/builders';
import { describe, expect, it } from 'vitest';
import { countryCookie, inChosenCountry, visitorCountry } from './chosen-country';

const settings = buildSettings({
  countries: ['NL', 'BE'],
  geoip_country: 'NL',
  geoip_selected_country: 'NL',
});

describe('the country a visitor chose', () => {
  it('is kept for 365 days, and forgotten at once', () => {
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

  it('holds before that of the address', () => {
    const chosen = inChosenCountry(settings, 'locale=nl; country=BE');
    expect(chosen).toEqual({ ...settings, geoip_selected_country: 'BE' });
    expect([visitorCountry(chosen), visitorCountry(settings)]).toEqual(['BE', 'NL']);
  });

  it.each(['country=JP', 'country=be', 'country=', 'my_country=BE', undefined])(
    'is passed over where the brand does not serve it or none was chosen: %s',
    (cookie) => {
      expect(inChosenCountry(settings, cookie)).toBe(settings);
    },
  );

  it('is that of the address, served or not, where none was chosen', () => {
    expect([
      visitorCountry({ geoip_country: 'JP', geoip_selected_country: null }),
      visitorCountry({ geoip_country: null, geoip_selected_country: null }),
    ]).toEqual(['JP', null]);
  });
});
