import type { Settings } from '@heartwood/api-contract';
import { expect } from '@playwright/test';
import { test } from './environment/foreign-server';
import { plainRequest } from './environment/plain-request';

// The advertised member of the contract's example.
const advertised = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/**
 * Settings that pages show: the change, the page, and the text that is only shown with the change.
 * `apps/api/test/settings/every-setting.test.ts` requires a row here for each setting that the API does not
 * use.
 */
const rows: { [Setting in keyof Settings]?: [change: Partial<Settings>, path: string, words: string] } = {
  brand: [{ brand: 'samtlicht' }, '/icon.svg', '<path d="M24 5 43 24 24 43 5 24Z"'],
  cdn_prefix: [
    { cdn_prefix: 'https://cdn.fernside.example' },
    '/login',
    'src="https://cdn.fernside.example/icon.svg"',
  ],
  description: [{ description: 'Slow evenings.' }, '/login', 'content="Slow evenings."'],
  domain_language: [{ domain_language: 'nl' }, '/login', '<html lang="nl"'],
  enable_site_entry_popup: [{ enable_site_entry_popup: 'yes' }, '/', 'id="site-entry-warning" open=""'],
  fictional_icon: [{ fictional_icon: 'robot' }, `/members/${advertised}/landing`, 'lucide-bot'],
  fictional_plural: [
    { fictional_icon: 'mask', fictional_plural: 'Ferns of the house' },
    '/pages/faq',
    'Ferns of the house',
  ],
  fictional_singular: [
    { fictional_singular: 'Fern of the house' },
    `/members/${advertised}/landing`,
    'Fern of the house',
  ],
  fictional_warning: [
    { fictional_warning: 'Ferns are drawn' },
    `/members/${advertised}/landing`,
    'Ferns are drawn',
  ],
  gift_credits: [{ gift_credits: { rose: 7 } }, '/pricing', 'from 7 credits'],
  index_title: [{ index_title: 'Fernside' }, '/', '<title>Fernside'],
  logo: [{ logo: { text: 'Fernside' } }, '/login', 'Fernside'],
  marketing_claim: [
    { marketing_claim: { percentage: 46, source: 'Survey of ferns' } },
    '/',
    'Source: Survey of ferns',
  ],
  member_resell: [{ member_resell: true }, '/pages/privacy', 'is only shown on our company’s other sites'],
  minimum_message_costs: [
    { minimum_message_costs: { NL: { costs: 77, currency: 'EUR' } } },
    '/',
    'from €0.77',
  ],
  niche: [{ niche: 5 }, '/', 'Butterflies never retire'],
  photo_credits: [{ photo_credits: 9 }, '/pricing', '9 credits'],
  refund_days: [{ refund_days: 29 }, '/pages/terms', 'within 29 days'],
  support_phone: [{ support_phone: '+31 20 123 4567' }, '/pages/terms', 'href="tel:+31201234567"'],
  tags: [
    {
      tags: [
        {
          name: 'Fern',
          purpose: { en: 'Counts ferns' },
          script: 'https://tags.example/a.js',
          hosts: ['tags.example'],
        },
      ],
    },
    '/login',
    'Counts ferns',
  ],
  texts_by_locale: [
    { texts_by_locale: { en: { index_title: 'Fernside', description: 'Slow evenings.' } } },
    '/',
    '<title>Fernside',
  ],
  theme: [{ theme: { id: 'ember', seeds: { paper: '#fff5ee' } } }, '/login', '#fff5ee'],
  us_footer: [{ us_footer: true }, '/login', 'Notice for the United States'],
};

test.use({ storageState: { cookies: [], origins: [] } });

test('every setting for pages is shown on its page', async ({ foreign, request }) => {
  const answer = await fetch(`${foreign.server.url}/api/settings.php`);
  const usual = { ...((await answer.json()) as Settings), enable_site_entry_popup: 'no' };
  const response = await fetch(`${foreign.server.url}/api/advertised-profile.php?id=${advertised}`);
  const { profile } = (await response.json()) as { profile: object };
  const drawn = { profile: { ...profile, fictional: true, demo: false } };
  foreign.server.answer('getAdvertisedProfile', { status: 200, body: drawn });
  /**
   * Settings are cached per host for a minute, so each change has its own host. Data for scripts doesn't
   * count as shown.
   */
  const shownAt = async (host: string, path: string, settings: Settings) => {
    foreign.server.answer('getSettings', { status: 200, body: settings });
    const address = foreign.origin.replace('//localhost', `//${host}.localhost`) + path;
    const page = await plainRequest(request, address, { 'accept-language': 'en' });
    const words = (await page.text()).replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '');
    return `${words} ${page.headers()['content-security-policy']}`;
  };
  const seen: unknown[] = [];
  for (const [setting, [change, path, words]] of Object.entries(rows)) {
    const host = setting.replaceAll('_', '-');
    const before = await shownAt(`${host}-before`, path, usual);
    const after = await shownAt(host, path, { ...usual, ...change });
    seen.push([setting, before.includes(words), after.includes(words)]);
  }
  expect(seen).toEqual(Object.keys(rows).map((setting) => [setting, false, true]));
});
