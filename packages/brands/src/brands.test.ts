import { cheapestPerCredit, giftCredits, nicheNumbers, showableProfileFields } from '@heartwood/domain';
import { isThemeName } from '@heartwood/ui/themes';
import { describe, expect, it } from 'vitest';
import amberlane from '../brands/amberlane/brand.json';
import type { Brand } from './load-brands';
import { findBrandByHost, findBrandById } from './find-brand';
import { loadBrands, markSize, markSource, readBrands } from './load-brands';
import { nicheOf, niches } from './niches';
import { methodsIn, minimumMessageCosts, packagesIn } from './prices';
import { companyInfoOf, settingsOf, textOf } from './settings';

function brand(id: string): Brand {
  const found = findBrandById(id);
  if (!found) throw new Error(`no brand ${id}`);
  return found;
}

const idAt = (host: string, options?: { brand?: string }) => findBrandByHost(host, options)?.id ?? null;
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 40" />';

describe('the demo brands', () => {
  it('cover every niche, each with its own theme and language', () => {
    const outlines = loadBrands().map(({ id, niche, theme, domain_language, pool, demo }) => ({
      id,
      niche,
      theme: theme.id,
      domain_language,
      pool,
      demo,
    }));
    expect(outlines).toEqual([
      { id: 'amberlane', niche: 1, theme: 'ember', domain_language: 'en', pool: 'amber', demo: true },
      { id: 'fleurisel', niche: 2, theme: 'orchid', domain_language: 'fr', pool: 'lantern', demo: true },
      { id: 'nordkobalt', niche: 7, theme: 'cobalt', domain_language: 'sv', pool: 'lantern', demo: true },
      { id: 'rondavita', niche: 4, theme: 'sorbet', domain_language: 'es', pool: 'lantern', demo: true },
      { id: 'samtlicht', niche: 3, theme: 'velvet', domain_language: 'de', pool: 'samt', demo: true },
      { id: 'seravigna', niche: 6, theme: 'merlot', domain_language: 'it', pool: 'lantern', demo: true },
      { id: 'zilverlinde', niche: 5, theme: 'linen', domain_language: 'nl', pool: 'lantern', demo: true },
    ]);
  });
  it('have the same prices within a pool, and different ones across pools', () => {
    const euros = (pool: string) =>
      new Set(
        loadBrands()
          .filter((each) => each.pool === pool)
          .map(({ packages }) => JSON.stringify(packages.EUR)),
      );
    expect(['amber', 'samt', 'lantern'].map((pool) => euros(pool).size)).toEqual([1, 1, 1]);
    expect(new Set(['amber', 'samt', 'lantern'].flatMap((pool) => [...euros(pool)])).size).toBe(3);
  });
  it('have unique logos without scripts and external resources', () => {
    const marks = loadBrands().map((each) => each.mark);
    expect(new Set(marks).size).toBe(marks.length);
    for (const each of loadBrands()) {
      expect(each.mark).not.toMatch(/<script|href|url\(|on\w+=|<image|<foreignObject/i);
      expect(markSource(each)).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"#]*$/);
    }
  });
  it('use reserved domains and phone numbers', () => {
    for (const { domain, company } of loadBrands()) {
      expect(domain).toMatch(/\.example$/);
      expect(company.support_email).toMatch(/@[a-z]+\.example$/);
      expect(company.support_phone).toMatch(/^\+44 20 7946 0\d{3}$|^\+49 30 23125 \d{3}$/);
    }
  });
  it('never charge more per credit for a larger package, in every currency', () => {
    for (const each of loadBrands())
      for (const country of each.countries) {
        const packs = packagesIn(each, country);
        const rising = packs.map(({ amount, credits }) => amount / credits);
        expect(rising).toEqual(rising.toSorted((one, other) => other - one));
        expect(packs.filter(({ flags }) => flags.includes('best_value')).map(({ id }) => id)).toEqual([
          cheapestPerCredit(packs)?.id,
        ]);
        expect(methodsIn(each, country).length).toBeGreaterThan(0);
      }
  });
});

describe('prices', () => {
  it('depend on the country', () => {
    expect(packagesIn(brand('samtlicht'), 'CH')[0]).toEqual({
      id: 's20',
      credits: 20,
      amount: 1890,
      currency: 'CHF',
      per_credit: 95,
      per_message: 95,
      flags: [],
    });
    expect(
      packagesIn(brand('samtlicht'), null).map(({ id, amount, currency, flags }) => [
        id,
        amount,
        currency,
        flags,
      ]),
    ).toEqual([
      ['s20', 1790, 'EUR', []],
      ['s50', 3990, 'EUR', []],
      ['s120', 8490, 'EUR', ['popular']],
      ['s300', 17900, 'EUR', ['best_value']],
    ]);
    expect(minimumMessageCosts(brand('samtlicht'))).toMatchObject({
      DE: { costs: 60, currency: 'EUR' },
      CH: { costs: 63, currency: 'CHF' },
    });
  });
  it('come with the payment methods of the country', () => {
    expect(methodsIn(brand('samtlicht'), 'CH', true)).toEqual([
      { id: 'twint', kind: 'wallet', logos: ['twint'] },
      { id: 'applepay', kind: 'wallet', logos: ['applepay'] },
      { id: 'card', kind: 'card', logos: ['visa', 'mastercard', 'maestro'] },
      { id: 'paypal', kind: 'wallet', logos: ['paypal'] },
      { id: 'banktransfer', kind: 'banktransfer', logos: ['banktransfer'] },
      { id: 'paysafecard', kind: 'voucher', logos: ['paysafecard'] },
    ]);
  });
});

describe('a request host', () => {
  it('selects the brand', () => {
    expect(
      [
        'amberlane.example',
        'WWW.Samtlicht.example:443',
        'samtlicht.example.',
        'samtlicht.localhost:3000',
        'localhost:3000',
        '127.0.0.1:3000',
        '[::1]:3000',
        'evil.example',
        'notsamtlicht.example',
        'samtlicht.example.evil.example',
        '',
      ].map((host) => idAt(host)),
    ).toEqual([
      'amberlane',
      'samtlicht',
      'samtlicht',
      'samtlicht',
      'amberlane',
      'amberlane',
      'amberlane',
      null,
      null,
      null,
      null,
    ]);
  });
  it('is ignored when a single brand is served', () => {
    expect([
      idAt('anything.example', { brand: 'samtlicht' }),
      idAt('localhost', { brand: 'nobody' }),
    ]).toEqual(['samtlicht', null]);
  });
});

describe('a copied brand folder', () => {
  const copy = {
    ...amberlane,
    id: 'copperfield',
    domain: 'copperfield.example',
    more_domains: ['copper.example'],
  };
  it('is a new brand', () => {
    const brands = readBrands(
      { '../brands/amberlane/brand.json': amberlane, '../brands/copperfield/brand.json': copy },
      { '../brands/amberlane/logo.svg': mark, '../brands/copperfield/logo.svg': mark },
    );
    expect([
      findBrandByHost('copper.example', {}, brands)?.id,
      findBrandByHost('www.copperfield.example', {}, brands)?.id,
      findBrandByHost('amberlane.example', {}, brands)?.id,
    ]).toEqual(['copperfield', 'copperfield', 'amberlane']);
  });
  it('with the accounts of another brand discloses them as that brand does', () => {
    const read = (pool: string) =>
      readBrands(
        {
          '../brands/amberlane/brand.json': amberlane,
          '../brands/copperfield/brand.json': { ...copy, pool, account_disclosure: 'private' },
        },
        { '../brands/amberlane/logo.svg': mark, '../brands/copperfield/logo.svg': mark },
      );
    expect(read('copper').map((brand) => brand.account_disclosure)).toEqual(['explicit', 'private']);
    expect(() => read(amberlane.pool)).toThrow(
      [
        'brands/copperfield/brand.json needs a change:',
        `  account_disclosure: in amberlane it is explicit, and both have the accounts of pool ${amberlane.pool}; choose the same or another pool`,
      ].join('\n'),
    );
  });
  it('with another company needs another company ID', () => {
    const company = { ...amberlane.company, name: 'Copper Demo Ltd' };
    const read = (id: string) =>
      readBrands(
        {
          '../brands/amberlane/brand.json': amberlane,
          '../brands/copperfield/brand.json': { ...copy, company: { ...company, id } },
        },
        { '../brands/amberlane/logo.svg': mark, '../brands/copperfield/logo.svg': mark },
      );
    expect(read('copper-demo').map((brand) => brand.company.id)).toEqual(['amberlane-demo', 'copper-demo']);
    expect(() => read('amberlane-demo')).toThrow(
      [
        'brands/copperfield/brand.json needs a change:',
        '  company.id: in amberlane it is Amberlane Demo Ltd, and a company numbers its receipts by its id; choose another id or write the same company',
      ].join('\n'),
    );
  });
  it('has a logo with a size', () => {
    const read = (logo: string) =>
      readBrands(
        { '../brands/amberlane/brand.json': amberlane },
        { '../brands/amberlane/logo.svg': logo },
      ).map((each) => markSize(each));
    expect(read(mark)).toEqual([{ width: 48, height: 40 }]);
    expect(() => read('<svg xmlns="http://www.w3.org/2000/svg" />')).toThrow(
      '  logo: give logo.svg a size, such as viewBox="0 0 48 48"',
    );
  });
  it('without changes reports what to change', () => {
    expect(() =>
      readBrands(
        { '../brands/amberlane/brand.json': amberlane, '../brands/copperfield/brand.json': amberlane },
        { '../brands/amberlane/logo.svg': mark },
      ),
    ).toThrow(
      [
        'brands/copperfield/brand.json needs 3 changes:',
        '  id: write "copperfield", the name of the folder',
        '  logo: put the mark as logo.svg into brands/copperfield',
        '  domain: amberlane.example belongs to amberlane; choose another',
      ].join('\n'),
    );
  });
});

describe('settings', () => {
  const context = { geoipCountry: 'CH', pushPublicKey: null, regionData: [] };
  it('are read from the manifest', () => {
    const {
      minimum_message_costs: _costs,
      interests,
      visible_profile_fields,
      ...settings
    } = settingsOf(brand('samtlicht'), context);
    expect(settings).toEqual({
      brand: 'samtlicht',
      name: 'Samtlicht',
      domain: 'samtlicht.example',
      domain_language: 'de',
      cdn_prefix: '',
      niche: 3,
      theme: { id: 'velvet', seeds: {} },
      logo: { text: 'Samtlicht' },
      locales: ['de', 'en', 'nl', 'fr', 'it'],
      default_locale: 'de',
      currency: 'EUR',
      signups: 'all',
      logged_out_search: false,
      logged_out_search_trafficsource: false,
      geoip_country: 'CH',
      geoip_selected_country: 'CH',
      enable_site_entry_popup: 'DE,AT,CH,NL,BE',
      support_phone: '+49 30 23125 014',
      support_email: 'hilfe@samtlicht.example',
      push_public_key: null,
      fictional_icon: null,
      fictional_warning: null,
      fictional_singular: null,
      fictional_plural: null,
      description: 'Für Erwachsene, die BDSM mit Respekt, Humor und klaren Absprachen leben.',
      index_title: 'Samtlicht · Offen reden, einig handeln',
      texts_by_locale: {
        de: {
          index_title: 'Samtlicht · Offen reden, einig handeln',
          description: 'Für Erwachsene, die BDSM mit Respekt, Humor und klaren Absprachen leben.',
        },
        en: {
          index_title: 'Samtlicht · Speak openly, agree on everything',
          description: 'For adults who live BDSM with respect, humour and clear agreements.',
        },
        nl: {
          index_title: 'Samtlicht · Open praten, samen afspreken',
          description: 'Voor volwassenen die BDSM beleven met respect, humor en duidelijke afspraken.',
        },
        fr: {
          index_title: 'Samtlicht · Parler franchement, décider à deux',
          description: 'Pour les adultes qui vivent le BDSM avec respect, humour et accords clairs.',
        },
        it: {
          index_title: 'Samtlicht · Parlare apertamente, decidere insieme',
          description: 'Per adulti che vivono il BDSM con rispetto, umorismo e accordi chiari.',
        },
      },
      countries: ['DE', 'AT', 'CH', 'NL', 'BE'],
      visible_profile_notes: ['description'],
      message_credits: 1,
      signup_credits: 0,
      photo_credits: 3,
      gift_credits: giftCredits,
      message_length: 2000,
      search: { gender: null, min_age: null, max_age: null },
      search_fields: [
        'gender',
        'country',
        'countryregion',
        'min_age',
        'max_age',
        'body_type',
        'tattoos',
        'hair_colour',
      ],
      refund_days: 21,
      welcome_hours: 4,
      member_resell: false,
      company_id: 'samtlicht-demo',
      mail_name: 'Samtlicht',
      region_data: [],
      min_age: 18,
      free_conversations: 2,
      free_messages: 3,
      free_photos: 3,
      premium_photos: 25,
      chat_history_limit: 0,
      photo_inspection: 'after',
      account_disclosure: 'explicit',
      us_footer: false,
      terms_version: '2024-09-15T12:00:00.000Z',
      marketing_claim: null,
      tags: [],
    });
    expect(interests.slice(0, 3)).toEqual(['adventure', 'tattoos', 'photography']);
    expect(visible_profile_fields.slice(0, 3)).toEqual([
      'reason_for_signup',
      'relationship_status',
      'tattoos',
    ]);
    expect(visible_profile_fields.toSorted()).toEqual(showableProfileFields.toSorted());
  });
  it('select a country only if the brand serves it', () => {
    const { geoip_country, geoip_selected_country } = settingsOf(brand('samtlicht'), {
      ...context,
      geoipCountry: 'SE',
    });
    expect([geoip_country, geoip_selected_country]).toEqual(['SE', null]);
  });
  it('contain the colours that a brand overrides', () => {
    const coloured = {
      ...brand('amberlane'),
      theme: { id: 'ember' as const, colours: { primary: '#aa3300' as const } },
    };
    expect(settingsOf(coloured, context).theme).toEqual({ id: 'ember', seeds: { primary: '#aa3300' } });
  });
  it('come with the company and localized texts', () => {
    expect(companyInfoOf(brand('amberlane'))).toEqual({
      name: 'Amberlane Demo Ltd',
      address: '1 Sample Lane',
      kvk: 'DEMO-0001',
      city: 'London',
      country: 'GB',
      tradenames: ['Amberlane'],
      vat_numbers: ['GB-DEMO-0001'],
      support_phone: '+44 20 7946 0142',
      delete_discount: 30,
      representative: 'Robin Sample',
      host: {
        name: 'Amber Hosting Demo Ltd',
        address: '2 Sample Lane, London, United Kingdom',
        phone: '+44 20 7946 0143',
      },
      mediator: {
        name: 'Médiation Exemple (demo)',
        address: '9 rue de l’Exemple, Paris, France',
        url: 'https://mediation.example',
      },
      creditor_id: 'GB71ZZZSDDDEMO00000000000001',
      added: '2024-05-01T12:00:00.000Z',
    });
    expect([textOf({ en: 'a', nl: 'b' }, 'nl'), textOf({ en: 'a' }, 'nl')]).toEqual(['b', 'a']);
  });
});

describe('niches', () => {
  it('are seven, each with a known theme and its slug prefix', () => {
    expect(nicheNumbers.map((number) => [niches[number].number, niches[number].slugPrefix])).toEqual([
      [1, ''],
      [2, 'she-'],
      [3, 'bdsm-'],
      [4, 'bbw-'],
      [5, 'gilf-'],
      [6, 'milf-'],
      [7, 'gay-'],
    ]);
    expect(nicheNumbers.filter((number) => !isThemeName(niches[number].theme))).toEqual([]);
  });
  it('differ in theme, texts, first fields and first interests', () => {
    const every = nicheNumbers.map((number) => niches[number]);
    const different = (values: readonly unknown[]) =>
      new Set(values.map((value) => JSON.stringify(value))).size;
    expect(different(every.map(({ theme }) => theme))).toBe(7);
    expect(different(every.map(({ overlay }) => overlay))).toBe(7);
    expect(different(every.map(({ firstFields }) => firstFields))).toBe(7);
    expect(different(every.map(({ firstInterests }) => firstInterests))).toBe(7);
  });
  it('define the default search, unless the brand does', () => {
    const context = { geoipCountry: null, pushPublicKey: null, regionData: [] };
    const searches = nicheNumbers.map((number) => {
      const { gender, min_age, max_age } = niches[number].search;
      return [gender, min_age, max_age];
    });
    expect(searches).toEqual([
      [null, null, null],
      ['female', null, null],
      [null, null, null],
      ['female', null, null],
      ['female', 60, null],
      ['female', 35, null],
      ['male', null, null],
    ]);
    const own = { gender: 'male' as const, min_age: 50, max_age: 70 };
    const zilverlinde = brand('zilverlinde');
    expect([
      settingsOf(zilverlinde, context).search,
      settingsOf({ ...zilverlinde, search: own }, context).search,
    ]).toEqual([{ gender: 'female', min_age: 60, max_age: null }, own]);
  });
  it('are found by number, with the default niche for an unknown number', () => {
    expect([1, 7, 0, 8, 2.5].map((number) => nicheOf(number).number)).toEqual([1, 7, 1, 1, 1]);
  });
  it("have one demo brand each, with the niche's theme", () => {
    const shown = loadBrands().map(({ niche, theme }) => [niche, theme.id] as const);
    expect(shown.toSorted(([one], [other]) => one - other)).toEqual(
      nicheNumbers.map((number) => [number, niches[number].theme]),
    );
  });
});
