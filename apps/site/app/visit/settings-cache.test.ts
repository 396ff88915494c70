import { ApiError } from '@heartwood/api-client';
import { buildSettings } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { SettingsCache } from './settings-cache.server';

function cacheAt(start: number) {
  let now = start;
  const calls: string[] = [];
  const cache = new SettingsCache(() => now);
  return {
    calls,
    pass: (ms: number) => {
      now += ms;
    },
    get: (host: string, network: string | undefined, country: 'NL' | 'DE' | 'JP' | null) =>
      cache.get({ host, network }, async () => {
        calls.push(`${host} ${network ?? 'local'}`);
        return buildSettings({
          domain: host,
          countries: ['NL', 'DE'],
          geoip_country: country,
          geoip_selected_country: country === 'JP' ? null : country,
          region_data: country === null || country === 'JP' ? [] : [{ country, regions: [] }],
        });
      }),
  };
}

test('caches settings for a minute per host', async () => {
  const cache = cacheAt(1);
  await cache.get('a.example', undefined, 'NL');
  cache.pass(60_000);
  await cache.get('a.example', undefined, 'NL');
  expect(cache.calls).toEqual(['a.example local']);
  cache.pass(1);
  await cache.get('a.example', undefined, 'NL');
  await cache.get('b.example', undefined, 'NL');
  expect(cache.calls).toEqual(['a.example local', 'a.example local', 'b.example local']);
});

test('shares concurrent requests', async () => {
  const cache = cacheAt(1);
  const both = await Promise.all([
    cache.get('a.example', undefined, 'NL'),
    cache.get('a.example', undefined, 'NL'),
  ]);
  expect(cache.calls).toEqual(['a.example local']);
  expect(both[0]).toBe(both[1]);
});

test('each network gets its own country', async () => {
  const cache = cacheAt(1);
  const dutch = await cache.get('a.example', '1.2.3.0/24', 'NL');
  const german = await cache.get('a.example', '5.6.7.0/24', 'DE');
  const foreign = await cache.get('a.example', '8.9.1.0/24', 'JP');
  const again = await cache.get('a.example', '1.2.3.0/24', 'JP');
  expect(
    [dutch, german, foreign, again].map((found) => [
      found.geoip_country,
      found.geoip_selected_country,
      found.region_data.map(({ country }) => country),
    ]),
  ).toEqual([
    ['NL', 'NL', ['NL']],
    ['DE', 'DE', ['DE']],
    ['JP', null, []],
    ['NL', 'NL', []],
  ]);
  expect(cache.calls).toHaveLength(3);
});

test('a local address does not get the country of another network', async () => {
  const cache = cacheAt(1);
  await cache.get('a.example', '1.2.3.0/24', 'NL');
  const local = await cache.get('a.example', undefined, null);
  expect([local.geoip_country, local.geoip_selected_country]).toEqual([null, null]);
  await cache.get('a.example', undefined, null);
  expect(cache.calls).toEqual(['a.example 1.2.3.0/24', 'a.example local']);
});

test('does not cache a failure', async () => {
  const cache = new SettingsCache(() => 0);
  const key = { host: 'a.example' };
  await expect(cache.get(key, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(cache.get(key, async () => buildSettings({ name: 'Back' }))).resolves.toMatchObject({
    name: 'Back',
  });
});

test('serves stale settings while the API is unavailable, but not after a refusal', async () => {
  let now = 1;
  const cache = new SettingsCache(() => now);
  const settings = buildSettings();
  await cache.get({ host: 'a.example' }, () => Promise.resolve(settings));
  now = 60_002;
  const away = new ApiError({ code: 'unavailable', statusCode: 502, message: 'away' });
  const unknown = new ApiError({ code: 'not_found', statusCode: 404, message: 'no such host' });
  expect(await cache.get({ host: 'a.example' }, () => Promise.reject(away))).toBe(settings);
  await expect(cache.get({ host: 'a.example' }, () => Promise.reject(unknown))).rejects.toBe(unknown);
  await expect(cache.get({ host: 'b.example' }, () => Promise.reject(away))).rejects.toBe(away);
});
