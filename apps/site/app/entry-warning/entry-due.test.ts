import { expect, test } from 'vitest';
import { enteredBefore, entryDue } from './entry-due';

const visit = {
  brand: { enable_site_entry_popup: 'yes', geoip_country: null, geoip_selected_country: null },
  loggedIn: false,
  entered: false,
  installedApp: false,
  route: 'index',
  query: new URLSearchParams(),
} as const;

test('is due once for logged-out visitors in the browser, unless the route or the setting excludes it', () => {
  expect([
    entryDue(visit),
    entryDue({ ...visit, entered: true }),
    entryDue({ ...visit, loggedIn: true }),
    entryDue({ ...visit, installedApp: true }),
    entryDue({ ...visit, route: 'reset-password-do' }),
    entryDue({ ...visit, brand: { ...visit.brand, enable_site_entry_popup: 'no' } }),
  ]).toEqual([true, false, false, false, false, false]);
});

test('uses the IP country, or the chosen country when that is unknown', () => {
  const from = (geoip_country: 'NL' | 'FR' | null, geoip_selected_country: 'NL' | 'DE' | 'FR' | null) =>
    entryDue({
      ...visit,
      route: 'signup',
      brand: { enable_site_entry_popup: 'yes', geoip_country, geoip_selected_country },
    });
  expect([from('NL', 'NL'), from('NL', 'FR'), from('FR', 'NL'), from(null, 'DE'), from(null, null)]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('is not due on the terms and cookies pages with view=rules', () => {
  const query = new URLSearchParams('view=rules');
  expect([
    entryDue({ ...visit, route: 'pages-terms', query }),
    entryDue({ ...visit, route: 'pages-cookies', query }),
    entryDue({ ...visit, route: 'pages-terms' }),
    entryDue({ ...visit, route: 'index', query }),
  ]).toEqual([false, false, true, true]);
});

test.each([
  [undefined, false],
  ['', false],
  ['locale=nl; entry=1700000000000', true],
  ['entry=', true],
  ['reentry=1; locale=entry=1', false],
])('enteredBefore(%j) returns %s', (cookie, entered) => {
  expect(enteredBefore(cookie)).toBe(entered);
});
