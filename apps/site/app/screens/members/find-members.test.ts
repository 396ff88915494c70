import { buildOwnProfile, buildSearch, buildUser } from '@heartwood/api-contract/builders';
import type { SavedSearch } from '@heartwood/domain';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { SettingsCache } from '../../visit/settings-cache.server';
import { Visit } from '../../visit/visit.server';
import { findMembers } from './find-members.server';
import { readSearch } from './member-search';
import { startingSearches } from './starting-searches';

const settings = {
  search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const,
  min_age: 18,
  countries: ['NL' as const, 'DE' as const],
  geoip_selected_country: 'DE' as const,
};
const brand = { ...settings, search_fields: [...settings.search_fields] };
const profile = buildOwnProfile({ gender: 'male', sexuality: 'hetero', country: 'NL' });

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a server whose member is `profile`; `fillsIn` says whether it supports the `own` parameter. */
async function server({
  fillsIn,
  over = false,
  search,
}: {
  fillsIn: boolean;
  over?: boolean;
  search?: SavedSearch;
}) {
  const searches: Record<string, string>[] = [];
  const listening = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.example');
    if (over) {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end('"authentication_required"');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    if (pathname === '/api/user.php') {
      response.end(JSON.stringify({ user: buildUser({ profile, search }) }));
      return;
    }
    searches.push(Object.fromEntries(searchParams));
    const own =
      fillsIn && searchParams.has('own') ? { own: { gender: 'female' as const, country: 'NL' } } : {};
    response.end(JSON.stringify(buildSearch({ numResults: searches.length, ...own })));
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  closing.push(() => listening.close());
  return { origin: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, searches };
}

async function find(apiOrigin: string, address: string, cookie?: string) {
  const visit = new Visit({
    request: new Request(`http://brand.example${address}`),
    origin: { host: 'brand.example', protocol: 'https', address: '192.0.2.7', requestId: 'r1', cookie },
    apiOrigin,
    settingsCache: new SettingsCache(),
    routeId: 'members',
    address,
    document: true,
    report: () => undefined,
    nonce: 'n',
  });
  const url = new URL(address, 'https://brand.example');
  const { found, search } = await findMembers(
    { visit, api: visit.api, url, params: {}, request: new Request(url) },
    (member) => readSearch(url.searchParams, brand, startingSearches(brand, member)),
  );
  return { count: found && found.numResults, gender: search.gender, country: search.country };
}

const ages = { min_age: '18', max_age: '99', page: '1' };
const everything = 'gender,country,countryregion,min_age,max_age';

test("sends one request when the server fills in the member's own filters", async () => {
  const { origin, searches } = await server({ fillsIn: true });
  expect(await find(origin, '/members', 'auth=s')).toEqual({ count: 1, gender: 'female', country: 'NL' });
  expect(searches).toEqual([{ page: '1', own: everything }]);
});

test('searches again by the profile when the server does not fill in the filters', async () => {
  const { origin, searches } = await server({ fillsIn: false });
  expect(await find(origin, '/members', 'auth=s')).toEqual({ count: 2, gender: 'female', country: 'NL' });
  expect(searches).toEqual([
    { page: '1', own: everything },
    { ...ages, gender: 'female', country: 'NL' },
  ]);
});

test('searches again by the saved filters when the server does not apply them', async () => {
  const search = { gender: 'male' as const, country: 'DE', min_age: 30, max_age: 40, sort: 'new' as const };
  const { origin, searches } = await server({ fillsIn: true, search });
  expect(await find(origin, '/members', 'auth=s')).toEqual({ count: 2, gender: 'male', country: 'DE' });
  expect(searches).toEqual([
    { page: '1', own: everything },
    { gender: 'male', country: 'DE', min_age: '30', max_age: '40', sort: 'new', page: '1' },
  ]);
});

test('lets the server fill in only the filters that the URL lacks', async () => {
  const { origin, searches } = await server({ fillsIn: true });
  expect(await find(origin, '/members?gender=female&min_age=30', 'auth=s')).toEqual({
    count: 1,
    gender: 'female',
    country: 'NL',
  });
  expect(searches).toEqual([{ gender: 'female', min_age: '30', max_age: '99', page: '1', own: 'country' }]);
});

test.each([
  ['a search that leaves nothing open', '/members?gender=male&country=DE', 'auth=s'],
  ['a visitor’s search', '/members?gender=male', undefined],
])('%s is sent once and unchanged', async (_, address, cookie) => {
  const { origin, searches } = await server({ fillsIn: true });
  expect(await find(origin, address, cookie)).toEqual({ count: 1, gender: 'male', country: 'DE' });
  expect(searches).toEqual([{ ...ages, gender: 'male', country: 'DE' }]);
});

test('an expired session finds nothing', async () => {
  const { origin } = await server({ fillsIn: true, over: true });
  expect(await find(origin, '/members', 'auth=old')).toMatchObject({ count: false });
});
