import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { extent } from '../support/extent';

vi.setConfig({ testTimeout: 120_000 });

const probes = extent(1000, 250);
const kilometresOfADegree = 111.32;
/** Half the side of the square probed around a member, in kilometres. */
const reach = 15;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Deterministic, evenly distributed numbers between 0 and 1. */
function evenly(index: number, base: number): number {
  let [fraction, value, rest] = [1, 0, index + 1];
  while (rest > 0) {
    fraction /= base;
    value += fraction * (rest % base);
    rest = Math.floor(rest / base);
  }
  return value;
}

const placeAt = async (browser: Browser, lat: number, lon: number) =>
  (await browser.get('/api/geocode.php', { query: { lat, lon } })).body;

describe.each([
  ['Paris', 48.8566, 2.3522],
  ['a suburb of Paris', 48.8144, 2.3628],
  ['Bochum', 51.4818, 7.2162],
  ['Utrecht', 52.0907, 5.1214],
  ['London', 51.5136, -0.1365],
  ['Naples', 40.8522, 14.2681],
  ['a village in Finland', 62.2415, 25.7209],
])('a member in %s', (_, lat, lon) => {
  test(`cannot be located to less than 25 km² by ${probes} probed positions`, async () => {
    const browser = api.visitor();
    const own = JSON.stringify(await placeAt(browser, lat, lon));
    let alike = 0;
    for (let probe = 0; probe < probes; probe += 1) {
      const north = (evenly(probe, 2) - 0.5) * 2 * reach;
      const east = (evenly(probe, 3) - 0.5) * 2 * reach;
      const there = await placeAt(
        browser,
        lat + north / kilometresOfADegree,
        lon + east / (kilometresOfADegree * Math.cos((lat * Math.PI) / 180)),
      );
      if (JSON.stringify(there) === own) alike += 1;
    }
    expect((alike / probes) * (2 * reach) ** 2).toBeGreaterThanOrEqual(25);
  });
});
