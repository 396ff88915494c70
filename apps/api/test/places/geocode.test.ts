import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ask = async (query: string) => {
  const { status, body } = await api.visitor().get(`/api/geocode.php?${query}`);
  return { status, body };
};

test('a position on land returns country, region and city only', async () => {
  expect(await ask('lat=52.09&lon=5.12')).toEqual({
    status: 200,
    body: { country: 'NL', region: 'UT', city: 'Utrecht' },
  });
});

test.each(['lat=0&lon=0', 'lat=90&lon=180', 'lat=-90&lon=-180'])(
  'a position at sea or at a pole (%s) returns false',
  async (at) => {
    expect(await ask(at)).toEqual({ status: 200, body: false });
  },
);

test.each([
  ['lat=90.01&lon=5', { lat: 'too_high' }],
  ['lat=-90.01&lon=5', { lat: 'too_low' }],
  ['lat=52&lon=180.01', { lon: 'too_high' }],
  ['lat=52&lon=-180.01', { lon: 'too_low' }],
  ['lat=1e308&lon=-1e308', { lat: 'too_high', lon: 'too_low' }],
  ['lat=NaN&lon=5', { lat: 'invalid' }],
  ['lat=Infinity&lon=5', { lat: 'too_high' }],
  ['lat=52%27--&lon=5', { lat: 'invalid' }],
  ['lat=&lon=5', { lat: 'invalid' }],
  ['lat=52', { lon: 'required' }],
  ['lon=5', { lat: 'required' }],
  ['', { lat: 'required', lon: 'required' }],
])('the position query "%s" is refused', async (query, fields) => {
  expect(await ask(query)).toMatchObject({ status: 422, body: { code: 'invalid_fields', fields } });
});
