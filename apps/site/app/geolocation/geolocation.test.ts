import { buildPlace } from '@heartwood/api-contract/builders';
import { geolocationMaxAgeMs } from '@heartwood/domain';
import { expect, test } from 'vitest';
import { createGeocode } from './geocode';
import { askPosition, readPermission } from './position';

type Query = Permissions['query'];

const permissions = (query: Query): Permissions => Object.assign(new EventTarget(), { query });
const status = (state: PermissionState): PermissionStatus =>
  Object.assign(new EventTarget(), { state, name: 'geolocation', onchange: null });

/** Returns a device that reports a position, or fails with a code; records the options of the request. */
function device(answer: { latitude: number; longitude: number } | { code: number }) {
  const asked: (PositionOptions | undefined)[] = [];
  const geolocation: Geolocation = {
    clearWatch: () => undefined,
    watchPosition: () => 0,
    getCurrentPosition: (onPosition, onError, options) => {
      asked.push(options);
      if ('code' in answer) {
        const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
        onError?.({ ...codes, code: answer.code, message: '' });
        return;
      }
      const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
      const coords = { ...answer, ...unknown, accuracy: 30 };
      onPosition({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords });
    },
  };
  return { asked, geolocation };
}

test("returns the browser's permission state, unsupported without geolocation, or unknown", async () => {
  const { geolocation } = device({ code: 1 });
  const read = (browser: Parameters<typeof readPermission>[0]) =>
    readPermission(browser, { onChange: () => undefined, signal: new AbortController().signal });
  const said = (query: Query) => read({ geolocation, permissions: permissions(query) });
  expect([
    await read({}),
    await read({ geolocation }),
    await said(() => Promise.reject(new TypeError('not a permission here'))),
    await said(() => Promise.resolve(status('prompt'))),
    await said(() => Promise.resolve(status('granted'))),
    await said(() => Promise.resolve(status('denied'))),
  ]).toEqual(['unsupported', 'unknown', 'unknown', 'prompt', 'granted', 'denied']);
});

test('reports permission changes until aborted', async () => {
  const { geolocation } = device({ code: 1 });
  const answer = status('denied');
  const states: string[] = [];
  const leaving = new AbortController();
  const first = await readPermission(
    { geolocation, permissions: permissions(() => Promise.resolve(answer)) },
    { onChange: (state) => states.push(state), signal: leaving.signal },
  );
  const become = (state: PermissionState) => {
    Object.assign(answer, { state });
    answer.dispatchEvent(new Event('change'));
  };
  become('prompt');
  become('granted');
  leaving.abort();
  become('denied');
  expect([first, states]).toEqual(['denied', ['prompt', 'granted']]);
});

test('rounds a position to two decimals and accepts one up to an hour old', async () => {
  const { asked, geolocation } = device({ latitude: 52.093_68, longitude: -5.116_4 });
  expect(await askPosition({ geolocation })).toEqual({ lat: 52.09, lon: -5.12 });
  expect(asked).toEqual([{ maximumAge: 3_600_000, timeout: 15_000, enableHighAccuracy: false }]);
});

test('returns denied when the user refuses, and false for any other failure', async () => {
  const answers = [1, 2, 3].map((code) => askPosition({ geolocation: device({ code }).geolocation }));
  expect(await Promise.all([...answers, askPosition({})])).toEqual(['denied', false, false, false]);
});

test('caches a place, or its absence, for an hour, but not a failure', async () => {
  let now = 0;
  const asked: string[] = [];
  const answers = [buildPlace(), false as const, buildPlace({ city: 'Later' })];
  const geocode = createGeocode(
    ({ lat, lon }) => {
      asked.push(`${lat} ${lon}`);
      const answer = answers.shift();
      return answer === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(answer);
    },
    () => now,
  );
  const here = { lat: 52.09, lon: 5.12 };
  const sea = { lat: 0, lon: 0 };
  const found = [await geocode(here), await geocode(sea)];
  now = geolocationMaxAgeMs - 1;
  found.push(await geocode(here), await geocode(sea));
  now = geolocationMaxAgeMs;
  found.push(await geocode(here));
  expect(found).toEqual([buildPlace(), false, buildPlace(), false, buildPlace({ city: 'Later' })]);
  await expect(geocode(sea)).rejects.toThrow('offline');
  await expect(geocode(sea)).rejects.toThrow('offline');
  expect(asked).toEqual(['52.09 5.12', '0 0', '52.09 5.12', '0 0', '0 0']);
});
