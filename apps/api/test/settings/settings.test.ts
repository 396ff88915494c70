import type { Settings } from '@heartwood/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('settings are those of the host’s brand', async () => {
  expect((await api.visitor({ address: '127.0.0.1' }).get('/api/settings.php')).body).toMatchObject({
    brand: 'oakmere',
    currency: 'EUR',
    geoip_country: null,
    region_data: [],
    minimum_message_costs: { NL: { costs: 80, currency: 'EUR' }, GB: { costs: 87, currency: 'GBP' } },
  });
  expect((await api.visitor({ host: elmfordHost }).get('/api/settings.php')).body).toMatchObject({
    brand: 'elmford',
  });
});

test('the query can select one of the brand’s countries, and other parameters are ignored', async () => {
  const chosen = await api.visitor().get('/api/settings.php?country=NL&ref=partner');
  expect(chosen.body).toMatchObject({ geoip_selected_country: 'NL' });
  const { region_data } = chosen.body as { region_data: { country: string; regions: unknown[] }[] };
  expect(region_data.map(({ country, regions }) => [country, regions.length])).toEqual([['NL', 12]]);
  const foreign = await api.visitor().get('/api/settings.php?country=JP');
  expect(foreign.body).toMatchObject({ geoip_selected_country: null });
});

test('the country is derived from the IP address', async () => {
  const at = async (address: string, query = '') => {
    const { body } = await api.visitor({ address }).get(`/api/settings.php${query}`);
    const { geoip_country, geoip_selected_country, region_data } = body as Settings;
    return [geoip_country, geoip_selected_country, region_data.map(({ country }) => country)];
  };
  const dutch = '145.97.39.155';
  expect(await at(dutch)).toEqual(['NL', 'NL', ['NL']]);
  expect(await at('2001:610:108:203a::155')).toEqual(['NL', 'NL', ['NL']]);
  expect(await at(`::ffff:${dutch}`)).toEqual(['NL', 'NL', ['NL']]);
  expect(await at('133.11.93.0')).toEqual(['JP', null, []]);
  expect(await at(dutch, '?country=DE')).toEqual(['NL', 'DE', ['DE']]);
  for (const unknown of ['10.1.2.3', '192.168.1.1', '172.31.0.9', '127.0.0.1', '::1', 'fd00::1', 'nonsense'])
    expect(await at(unknown), unknown).toEqual([null, null, []]);
});

test('a forwarded address from an untrusted client is ignored', async () => {
  const claimed = { 'x-forwarded-for': '145.97.39.155' };
  const stranger = api.visitor({ address: '133.11.93.1' });
  const { body } = await stranger.get('/api/settings.php', { headers: claimed });
  expect(body).toMatchObject({ geoip_country: 'JP' });
});

test('interests, regions and company are public and cacheable for an hour', async () => {
  for (const path of ['/api/interests.php', '/api/regions.php', '/api/companyinfo.php']) {
    const answer = await api.visitor().get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  }
  const { regions } = (await api.visitor().get('/api/regions.php')).body as {
    regions: { country: string }[];
  };
  expect(regions.map(({ country }) => country)).toEqual(['NL', 'DE', 'GB']);
  const { interests } = (await api.visitor().get('/api/interests.php')).body as { interests: object[] };
  expect(interests).toContainEqual({ id: 'coffee', intimate: false });
});

test('the page-hidden beacon accepts an empty JSON body and returns 204', async () => {
  const { browser } = await api.member();
  const beacon = (type: string, body: string) =>
    browser.send(
      new Request('http://oakmere.test/api/page-hidden.php', {
        method: 'POST',
        headers: { host: 'oakmere.test', 'sec-fetch-site': 'same-origin', 'content-type': type },
        body,
      }),
    );
  expect((await beacon('text/plain;charset=UTF-8', '{}')).status).toBe(204);
  expect((await beacon('application/json', '{}')).status).toBe(204);
  expect((await beacon('text/plain', '{"a":1}')).status).toBe(422);
  expect((await beacon('text/plain', 'x')).status).toBe(400);
});

test('a position returns the largest town nearby, and false at sea', async () => {
  const at = async (lat: number, lon: number) =>
    (await api.visitor().get('/api/geocode.php', { query: { lat, lon } })).body;
  expect(await at(52.09, 5.12)).toEqual({ country: 'NL', region: 'UT', city: 'Utrecht' });
  expect(await at(48.14, 11.58)).toEqual({ country: 'DE', region: 'BY', city: 'Munich' });
  expect(await at(0, -30)).toBe(false);
});
