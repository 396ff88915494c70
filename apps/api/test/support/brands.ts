import { currencies, paymentMethodIds, paymentMethods } from '@heartwood/domain';
import { parseManifest, type Manifest } from '@heartwood/brands';
import { brandOf, type Brand, type BrandDirectory, type BrandSettings } from '../../src/kernel/brands';

const manifest = {
  id: 'oakmere',
  name: 'Oakmere',
  domain: 'oakmere.example',
  domain_language: 'en',
  niche: 1,
  theme: { id: 'ember' },
  logo: { text: 'oakmere' },
  pool: 'oak',
  locales: ['en', 'nl', 'de'],
  countries: ['NL', 'DE', 'GB'],
  currency: 'EUR',
  currency_by_country: { GB: 'GBP' },
  packages: {
    EUR: [
      { id: 'o15', credits: 15, amount: 1500 },
      { id: 'o40', credits: 40, amount: 3200, popular: true },
    ],
    GBP: [{ id: 'o15', credits: 15, amount: 1300 }],
  },
  methods: ['ideal', 'card', 'paypal', 'directdebit'],
  company: {
    id: 'oakmere-test',
    name: 'Oakmere Test Ltd',
    address: '1 Sample Lane',
    city: 'London',
    country: 'GB',
    support_email: 'support@oakmere.example',
    representative: 'Robin Sample',
    creditor_id: 'DE98ZZZ09999999999',
    creditor_iban: 'DE89370400440532013000',
    added: '2023-06-01T12:00:00Z',
  },
  mail_name: 'Oakmere',
  index_title: { en: 'Oakmere', nl: 'Oakmere', de: 'Oakmere' },
  description: { en: 'For tests.', nl: 'Voor toetsen.', de: 'Für Tests.' },
  logged_out_search: true,
  welcome_hours: 7 * 24,
};

/** The hosts of the tests' two brands. */
export const oakmereHost = 'oakmere.test';
export const elmfordHost = 'elmford.test';

function testBrand(changes: object, settings: Partial<BrandSettings>): Brand {
  const brand = brandOf(
    parseManifest({ ...manifest, ...changes }, 'the brand of the tests') satisfies Manifest,
  );
  return { ...brand, settings: { ...brand.settings, ...settings } };
}

/** The host of a brand that shares `oakmere`'s members, if a test requests it. */
export const ashfieldHost = 'ashfield.test';

/** Two brands of one pool that share their members. */
export function sharingBrands(): BrandDirectory {
  const sharing = { member_resell: true, account_disclosure: 'explicit' as const };
  const oakmere = testBrand({ company: { ...manifest.company, delete_discount: 50 } }, sharing);
  const ashfield = testBrand({ id: 'ashfield', name: 'Ashfield', domain: 'ashfield.example' }, sharing);
  const all = [oakmere, ashfield];
  return {
    all,
    byHost: (host) => (host === ashfieldHost ? ashfield : host === oakmereHost ? oakmere : null),
    byId: (id) => all.find((brand) => brand.id === id) ?? null,
  };
}

/** One brand that sells in many countries, in every currency at one price, by every method. */
export function everywhereBrands(): BrandDirectory {
  const currency_by_country = {
    GB: 'GBP',
    US: 'USD',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    CH: 'CHF',
    PL: 'PLN',
    DK: 'DKK',
    NO: 'NOK',
    SE: 'SEK',
  };
  const euro = ['AT', 'BE', 'DE', 'FI', 'FR', 'IT', 'NL'];
  const packages = Object.fromEntries(currencies.map((currency) => [currency, manifest.packages.EUR]));
  const methods = paymentMethodIds.filter((method) => !('retired' in paymentMethods[method]));
  const countries = [...euro, ...Object.keys(currency_by_country)];
  const brand = testBrand({ countries, currency_by_country, packages, methods }, {});
  return { all: [brand], byHost: () => brand, byId: (id) => (id === brand.id ? brand : null) };
}

/**
 * Two brands with their own pools (oakmere also on a real host), with parts of their settings and of
 * oakmere's manifest replaced.
 */
export function testBrands(settings: Partial<BrandSettings> = {}, changes: object = {}): BrandDirectory {
  const oakmere = testBrand(changes, settings);
  const elmford = testBrand(
    { id: 'elmford', name: 'Elmford', domain: 'elmford.example', pool: 'elm', welcome_hours: 4 },
    settings,
  );
  const hosts = new Map([
    [oakmereHost, oakmere],
    [elmfordHost, elmford],
  ]);
  const all = [oakmere, elmford];
  return {
    all,
    byHost: (host) =>
      hosts.get(host.replace(/:\d+$/, '').replace(/^(127\.0\.0\.1|0\.0\.0\.0|localhost)$/, oakmereHost)) ??
      null,
    byId: (id) => all.find((brand) => brand.id === id) ?? null,
  };
}
