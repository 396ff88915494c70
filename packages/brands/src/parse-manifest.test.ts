import { describe, expect, it } from 'vitest';
import amberlane from '../brands/amberlane/brand.json';
import { brandDefaults } from './defaults';
import { ManifestError } from './manifest-error';
import { manifestSchema } from './manifest-schema';
import { parseManifest } from './parse-manifest';

type Json = { [key: string]: unknown };

function problemsOf(json: unknown) {
  try {
    parseManifest(json);
  } catch (error) {
    if (error instanceof ManifestError) return error.problems;
    throw error;
  }
  return [];
}

function changed(change: (manifest: Json) => void): Json {
  const manifest = JSON.parse(JSON.stringify(amberlane)) as Json;
  change(manifest);
  return manifest;
}

const paths = (json: unknown) => problemsOf(json).map(({ path }) => path);

describe('a manifest', () => {
  it('fills in the defaults', () => {
    const { credits, limits, direct_debit, welcome_hours, signups, account_disclosure, fictional, tags } =
      parseManifest(amberlane);
    expect({
      credits,
      limits,
      direct_debit,
      welcome_hours,
      signups,
      account_disclosure,
      fictional,
      tags,
    }).toEqual({
      credits: brandDefaults.credits,
      limits: brandDefaults.limits,
      direct_debit: brandDefaults.direct_debit,
      welcome_hours: 4,
      signups: 'all',
      account_disclosure: 'explicit',
      fictional: null,
      tags: [],
    });
    expect(brandDefaults.limits).toEqual({
      min_age: 18,
      free_conversations: 2,
      free_messages: 3,
      free_photos: 3,
      premium_photos: 25,
      message_length: 2000,
      chat_history_limit: 0,
      refund_days: 14,
      photo_inspection: 'after',
    });
  });

  it('accepts creditor ID and IBAN only together and only valid', () => {
    const withCompany = (changes: object) =>
      changed((manifest) => Object.assign(manifest['company'] as object, changes));
    expect(
      [
        {},
        { creditor_id: null, creditor_iban: null },
        { creditor_id: 'GB72ZZZSDDDEMO00000000000001' },
        { creditor_id: 'gb71zzzsdddemo00000000000001' },
        { creditor_iban: 'GB19 DEMO 0000 0000 0000 01' },
        { creditor_iban: 'GB19DEMO00000000000002' },
        { creditor_iban: null },
        { creditor_id: null },
      ].map((changes) => paths(withCompany(changes))),
    ).toEqual([
      [],
      [],
      ['company.creditor_id'],
      ['company.creditor_id'],
      ['company.creditor_iban'],
      ['company.creditor_iban'],
      ['company.creditor_iban'],
      ['company.creditor_id'],
    ]);
  });

  it('accepts profile fields as search fields, and no others', () => {
    const search_fields = ['gender', 'hair_colour', 'tattoos'];
    const own = changed((manifest) => Object.assign(manifest, { search_fields }));
    expect(parseManifest(own).search_fields).toEqual(search_fields);
    const basic = changed((manifest) => delete manifest['search_fields']);
    expect(parseManifest(basic).search_fields).toEqual(brandDefaults.search_fields);
    const wrong = changed((manifest) => Object.assign(manifest, { search_fields: ['gender', 'income'] }));
    expect(problemsOf(wrong)).toEqual([
      {
        path: 'search_fields.1',
        message:
          'choose one of gender, country, countryregion, min_age, max_age, hair_colour, eye_colour, body_type, relationship_status, tattoos, reason_for_signup',
      },
    ]);
  });

  it('reports each invalid field', () => {
    const wrong = changed((manifest) => {
      delete manifest['pool'];
      manifest['niche'] = 9;
      manifest['theme'] = { id: 'tangerine', colours: { primary: 'orange' } };
      manifest['domain'] = 'https://amberlane.example/';
      manifest['currncy'] = 'EUR';
      manifest['limits'] = { min_age: 16 };
      manifest['methods'] = ['card', 'card'];
    });
    expect(problemsOf(wrong)).toEqual([
      {
        path: 'domain',
        message: 'write a host name in small letters without protocol, port or path, such as brand.example',
      },
      { path: 'niche', message: 'choose one of 1, 2, 3, 4, 5, 6, 7, without quotes' },
      {
        path: 'theme.id',
        message: 'choose one of wireframe, ember, orchid, velvet, sorbet, linen, merlot, cobalt',
      },
      {
        path: 'theme.colours.primary',
        message: 'write a colour as # and six hexadecimal digits in quotes, such as "#b3122e"',
      },
      { path: 'pool', message: 'the field is missing; add it' },
      { path: 'methods', message: 'an entry is named twice; remove one' },
      {
        path: 'limits.min_age',
        message: 'write the minimum age: a whole number from 18 to 99, without quotes',
      },
      { path: 'currncy', message: 'no such field; remove it or check its spelling' },
    ]);
  });

  it('lists every problem in the error message', () => {
    expect(() => parseManifest({ ...amberlane, niche: '1', demo: 'yes' }, 'brands/x/brand.json')).toThrow(
      [
        'brands/x/brand.json needs 2 changes:',
        '  niche: choose one of 1, 2, 3, 4, 5, 6, 7, without quotes',
        '  demo: write true or false, without quotes',
      ].join('\n'),
    );
    expect(paths('no object')).toEqual(['']);
  });

  it('requires a refund period of at least 14 days', () => {
    const days = (refund_days: number) => changed((manifest) => (manifest['limits'] = { refund_days }));
    expect([problemsOf(days(14)), problemsOf(days(13))]).toEqual([
      [],
      [
        {
          path: 'limits.refund_days',
          message:
            'write the days of the return window, which by law are 14 or more: a whole number from 14 to 365, without quotes',
        },
      ],
    ]);
  });

  it('reports contradictory fields', () => {
    const wrong = changed((manifest) => {
      manifest['domain_language'] = 'sv-SE';
      manifest['locales'] = ['en', 'nl'];
      manifest['default_locale'] = 'fr';
      manifest['index_title'] = { en: 'Only one' };
      manifest['more_domains'] = ['other.example', 'amberlane.example'];
      manifest['currency_by_country'] = { GB: 'SEK', US: 'EUR' };
      manifest['methods'] = ['ideal', 'sofort'];
      manifest['limits'] = { free_photos: 9, premium_photos: 3 };
      manifest['search'] = { min_age: 60, max_age: 50 };
      manifest['time_zone'] = 'Europe/Nowhere';
      manifest['packages'] = {
        EUR: [
          { id: 'p1', credits: 10, amount: 100, popular: true },
          { id: 'p1', credits: 20, amount: 300, popular: true },
        ],
      };
    });
    expect(problemsOf(wrong)).toEqual([
      {
        path: 'domain_language',
        message:
          'its first two letters must be one of locales (en, nl); add the locale or change the language',
      },
      { path: 'default_locale', message: 'choose one of locales (en, nl); without the field it is en' },
      { path: 'index_title.nl', message: 'write this text too; locales offers the language' },
      { path: 'more_domains.1', message: 'amberlane.example is named before; remove it' },
      { path: 'currency_by_country.GB', message: 'add packages in SEK or choose a currency that has some' },
      {
        path: 'currency_by_country.US',
        message: 'add the country to countries or remove this line',
      },
      { path: 'packages.EUR.1.id', message: 'another package is called p1; choose another id' },
      { path: 'packages.EUR', message: 'a credit is dearer in p1 than in the smaller p1; lower its amount' },
      { path: 'packages.EUR', message: 'mark at most one package as popular' },
      { path: 'methods.1', message: 'sofort no longer exists and is never offered; remove it' },
      {
        path: 'methods',
        message:
          'nobody in GB, IE, BE, DE, AT, FR, ES, IT, PL, DK, SE, NO, FI could pay; add a method such as card',
      },
      { path: 'search.max_age', message: 'choose at least search.min_age' },
      { path: 'limits.premium_photos', message: 'allow at least as many as limits.free_photos' },
      { path: 'time_zone', message: 'no such time zone; write one such as Europe/Berlin' },
    ]);
  });

  it('accepts third-party tags only with purpose, script and hosts', () => {
    const locales = amberlane.locales as string[];
    const purpose = Object.fromEntries(locales.map((locale) => [locale, 'Counts.']));
    const tag = { name: 'Tagworks', purpose, script: 'https://tags.example/a.js', hosts: ['tags.example'] };
    const withTags = (...tags: object[]) => changed((manifest) => (manifest['tags'] = tags));
    expect(parseManifest(withTags(tag)).tags).toEqual([tag]);
    expect(
      problemsOf(
        withTags({ ...tag, name: '', script: 'http://tags.example/a.js', hosts: ['https://tags.example/'] }),
      ),
    ).toEqual([
      {
        path: 'tags.0.name',
        message: 'write the name of the script, as readers know it; it is empty',
      },
      { path: 'tags.0.script', message: 'write the address of the script, with https' },
      {
        path: 'tags.0.hosts.0',
        message: 'write a host name without protocol, port or path, such as tags.example',
      },
    ]);
    const [locale = ''] = locales;
    const half = Object.fromEntries(Object.entries(purpose).filter(([one]) => one !== locale));
    expect(problemsOf(withTags(tag, { ...tag, purpose: half, hosts: ['pixel.example'] }))).toEqual([
      {
        path: `tags.1.purpose.${locale}`,
        message: 'write this text too; locales offers the language',
      },
      { path: 'tags.1.hosts', message: 'name the host of https://tags.example/a.js too' },
      { path: 'tags.1.name', message: 'another tag is called Tagworks; choose another' },
    ]);
  });

  it('accepts colours with sufficient contrast, and reports the others', () => {
    const withColours = (id: string, colours: object) =>
      changed((manifest) => Object.assign(manifest, { theme: { id, colours } }));
    expect(parseManifest(withColours('ember', { secondary: '#FFD21F' })).theme.colours).toEqual({
      secondary: '#FFD21F',
    });
    const unreadable = (scheme: string, pair: string, contrast: number) => ({
      path: 'theme.colours.secondary',
      message: `choose a lighter or darker colour; in the ${scheme} scheme the contrast of "${pair}" is ${contrast} and must be at least 4.5`,
    });
    expect(problemsOf(withColours('ember', { secondary: '#4A2A00', success: '#0E8C7B' }))).toEqual([
      unreadable('light', 'label on secondary', 1.45),
      unreadable('light', 'number on unread', 1.45),
      unreadable('dark', 'label on secondary', 1.45),
      unreadable('dark', 'number on unread', 1.45),
    ]);
  });

  it('reports readable messages for every field of a wrong type', () => {
    const fields = Object.keys(manifestSchema.entries);
    const wrongForms = [[7], {}, 'x', null, true, 7, [{}], { EUR: 1 }, { en: 1 }, [[]]];
    const raw = fields.flatMap((field) =>
      wrongForms.flatMap((wrong) =>
        problemsOf(changed((manifest) => (manifest[field] = wrong)))
          .map(({ path, message }) => `${path}: ${message}`)
          .filter((line) => /Invalid|Expected|received/.test(line)),
      ),
    );
    expect(raw).toEqual([]);
  });

  it('can be a demo only on a reserved domain', () => {
    const domain = 'mybrand.com';
    expect(problemsOf({ ...amberlane, domain })).toEqual([
      { path: 'demo', message: 'remove it; mybrand.com is no reserved domain, so this brand is no demo' },
    ]);
    expect(parseManifest({ ...amberlane, domain, demo: undefined }).demo).toBe(false);
  });

  it('requires a source for a marketing claim and packages in the currency', () => {
    expect(paths(changed((manifest) => (manifest['marketing_claim'] = { percentage: 46 })))).toEqual([
      'marketing_claim.source',
    ]);
    expect(paths(changed((manifest) => (manifest['currency'] = 'PLN')))).toEqual(['packages.PLN']);
  });
});

describe('the imprint of a brand', () => {
  const bare = (locales: readonly string[]) =>
    changed((manifest) => {
      manifest['locales'] = locales;
      manifest['default_locale'] = manifest['domain_language'] = locales[0];
      const { representative: _one, host: _two, mediator: _three, ...company } = amberlane.company;
      manifest['company'] = company;
    });

  it('requires the fields that the law demands in its languages', () => {
    expect(problemsOf(bare(['de']))).toEqual([
      { path: 'company.representative', message: 'write this too; the imprint in de must name it' },
    ]);
    expect(problemsOf(bare(['fr', 'en']))).toEqual(
      ['representative', 'host', 'mediator'].map((field) => ({
        path: `company.${field}`,
        message: 'write this too; the imprint in fr must name it',
      })),
    );
    expect(paths(bare(['en', 'de', 'fr']))).toEqual([
      'company.representative',
      'company.host',
      'company.mediator',
    ]);
    expect(paths(bare(['en', 'nl', 'it']))).toEqual([]);
  });

  it('requires a host with a phone number and a mediator with a website', () => {
    const company = {
      ...amberlane.company,
      host: { name: 'Hosting Ltd', address: '', phone: '020' },
      mediator: { name: 'Mediation', address: 'Paris', url: 'http://mediation.example' },
    };
    expect(paths({ ...amberlane, company })).toEqual([
      'company.host.address',
      'company.host.phone',
      'company.mediator.url',
    ]);
  });
});
