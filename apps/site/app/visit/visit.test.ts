import { buildSettings, buildUser } from '@heartwood/api-contract/builders';
import type { Settings, User } from '@heartwood/api-contract';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { SettingsCache } from './settings-cache.server';
import { Visit } from './visit.server';

interface Answers {
  readonly settings?: Partial<Settings>;
  readonly user?: User | null;
  readonly cookies?: readonly string[];
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function api({ settings, user = null, cookies = [] }: Answers) {
  const seen: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    seen.push({ path: request.url ?? '', headers: request.headers });
    const body = request.url?.startsWith('/api/settings.php') ? buildSettings(settings) : { user };
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': [...cookies] });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

function visitOf(
  apiOrigin: string,
  at: { address?: string; cookie?: string; routeId?: string; document?: boolean },
  settingsCache = new SettingsCache(),
) {
  const address = at.address ?? '/';
  return new Visit({
    request: new Request(`http://brand.example${address}`),
    origin: {
      host: 'brand.example',
      protocol: 'https',
      address: '192.0.2.7',
      requestId: 'r1',
      cookie: at.cookie,
      userAgent: 'Browser/1',
    },
    apiOrigin,
    settingsCache,
    routeId: at.routeId ?? 'pricing',
    address,
    document: at.document ?? true,
    report: () => undefined,
    nonce: 'n',
  });
}

test("calls the API once per resource, with the visitor's headers", async () => {
  const { origin, seen } = await api({ user: buildUser() });
  const visit = visitOf(origin, { cookie: '__Host-auth=s; language=de' });
  await Promise.all([visit.user(), visit.user(), visit.settings(), visit.settings(), visit.locale()]);
  expect(seen.map(({ path }) => path).sort()).toEqual([
    '/api/settings.php?domain=brand.example',
    '/api/user.php',
  ]);
  expect(seen[0]?.headers).toMatchObject({
    cookie: '__Host-auth=s; language=de',
    'user-agent': 'Browser/1',
    origin: 'https://brand.example',
    'x-forwarded-host': 'brand.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '192.0.2.7',
    'x-request-id': 'r1',
  });
});

test("settings are requested with the page's query", async () => {
  const { origin, seen } = await api({});
  const pages: readonly Parameters<typeof visitOf>[1][] = [
    { address: '/pricing?network=a%26b&country=DE&domain=other.example' },
    { address: '/activate/done?token=secret', routeId: 'activate-done' },
    { address: '/members?country=DE', routeId: 'members' },
    { address: '/pricing?network=a', document: false },
    { address: '/robots.txt?network=a', routeId: '' },
  ];
  for (const page of pages) await visitOf(origin, page).settings();
  expect(seen.map(({ path }) => path)).toEqual([
    '/api/settings.php?network=a%26b&country=DE&domain=brand.example',
    ...Array.from({ length: 4 }, () => '/api/settings.php?domain=brand.example'),
  ]);
});

test("settings for a page's query aren't kept, and a refused query gets the usual ones", async () => {
  const { origin, seen } = await api({});
  const settingsCache = new SettingsCache();
  const asked = (address: string, apiOrigin = origin) =>
    visitOf(apiOrigin, { address }, settingsCache).settings();
  const usual = await asked('/pricing');
  expect(await asked('/pricing?network=a')).toEqual(usual);
  expect(await asked('/pricing')).toEqual(usual);
  expect(seen.map(({ path }) => path)).toEqual([
    '/api/settings.php?domain=brand.example',
    '/api/settings.php?network=a&domain=brand.example',
  ]);
  expect(await asked('/pricing?network=a', 'http://127.0.0.1:9')).toEqual(usual);
});

test('a visitor without a session cookie is null, without an API call', async () => {
  const { origin, seen } = await api({});
  expect(await visitOf(origin, { cookie: 'other=1' }).user()).toBeNull();
  expect(seen).toEqual([]);
});

test.each([
  ['the account', { account: 'fi', cookie: 'sv', domain: 'de-DE', country: 'FR' }, 'fi'],
  ['the cookie', { cookie: 'sv', domain: 'de-DE', country: 'FR' }, 'sv'],
  ['the domain', { domain: 'de-DE', country: 'FR' }, 'de'],
  ['the country', { domain: '', country: 'FR' }, 'fr'],
  ['the brand', { domain: '', country: null }, 'it'],
] as const)('%s determines the language', async (_who, from, locale) => {
  const account = 'account' in from ? from.account : undefined;
  const { origin } = await api({
    settings: {
      domain_language: from.domain,
      geoip_country: from.country,
      geoip_selected_country: null,
      default_locale: 'it',
    },
    user: account ? buildUser({ language: account }) : null,
  });
  const cookieName = (await import('@heartwood/domain')).cookies.locale.name;
  const cookie = [account ? 'auth=s' : '', 'cookie' in from ? `${cookieName}=${from.cookie}` : ''].join('; ');
  expect(await visitOf(origin, { cookie }).locale()).toBe(locale);
});

test('the lang parameter of a public page applies to visitors only', async () => {
  const { origin } = await api({ settings: { domain_language: 'de' }, user: buildUser({ language: 'fi' }) });
  expect(await visitOf(origin, { address: '/pricing?lang=pl' }).locale()).toBe('pl');
  expect(await visitOf(origin, { address: '/pricing?lang=pl', cookie: 'auth=s' }).locale()).toBe('fi');
});

test('the chosen country overrides that of the IP address, if the brand serves it', async () => {
  const { origin } = await api({
    settings: {
      domain_language: '',
      countries: ['FR', 'PL'],
      geoip_country: 'FR',
      geoip_selected_country: 'FR',
    },
  });
  const countries = ['country=PL', 'country=JP', ''].map(async (cookie) => {
    const visit = visitOf(origin, { cookie });
    const { geoip_country, geoip_selected_country } = await visit.settings();
    return [geoip_country, geoip_selected_country, await visit.locale(), await visit.formatLocale()];
  });
  expect(await Promise.all(countries)).toEqual([
    ['FR', 'PL', 'pl', 'pl-PL'],
    ['FR', 'FR', 'fr', 'fr-FR'],
    ['FR', 'FR', 'fr', 'fr-FR'],
  ]);
});

test('falls back to a language when the API is unavailable', async () => {
  expect(await visitOf('http://127.0.0.1:9', {}).locale()).toBe('en');
});

test("passes on the API's cookies, the last one of each name", async () => {
  const { origin } = await api({ cookies: ['auth=1; Path=/', 'auth=2; Path=/', 'other=3'] });
  const visit = visitOf(origin, {});
  await visit.settings();
  expect(visit.cookiesToSet()).toEqual(['auth=2; Path=/', 'other=3']);
});

test('a member page redirects visitors to the login, and a data request is not checked', async () => {
  const { origin, seen } = await api({ user: null });
  const route = { routeId: 'chats', address: '/chats?page=2' };
  expect(await visitOf(origin, route).redirection()).toBe('/login?to=%2Fchats%3Fpage%3D2');
  expect(await visitOf(origin, { ...route, cookie: 'auth=old' }).redirection()).toBe(
    '/login?to=%2Fchats%3Fpage%3D2',
  );
  const before = seen.length;
  expect(
    await visitOf(origin, { ...route, cookie: 'auth=old', document: false }).redirection(),
  ).toBeUndefined();
  expect(seen).toHaveLength(before);
});

test('visitors with a traffic source may search if the brand allows it', async () => {
  const { origin, seen } = await api({
    settings: { logged_out_search: false, logged_out_search_trafficsource: true },
  });
  const route = { routeId: 'members', address: '/members' };
  expect(await visitOf(origin, route).redirection()).toBe('/login?to=%2Fmembers');
  expect(
    await visitOf(origin, { ...route, cookie: 'source=network%3Dpartner' }).redirection(),
  ).toBeUndefined();
  expect(seen.map(({ headers }) => headers['x-traffic-source'])).toEqual([undefined, 'network=partner']);
});
