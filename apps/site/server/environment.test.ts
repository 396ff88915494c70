import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EnvironmentError, environmentKeys, readEnvironment } from './environment';

function problems(source: Record<string, string>): readonly string[] {
  try {
    readEnvironment(source);
    return [];
  } catch (error) {
    return error instanceof EnvironmentError ? error.problems : [String(error)];
  }
}

test('the defaults are those of the local demo', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    baseUrl: undefined,
    apiOrigin: 'http://127.0.0.1:3001',
    checkoutOrigins: ['http://localhost:3002'],
    trustedProxies: [],
    compressHtml: true,
    logLevel: 'info',
  });
});

test('reads ports, lists and flags', () => {
  expect(
    readEnvironment({
      PORT: '4000',
      API_PORT: '4001',
      SANDBOX_PORT: '4002',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      COMPRESS_HTML: '0',
      BRAND: '',
    }),
  ).toMatchObject({
    port: 4000,
    apiOrigin: 'http://127.0.0.1:4001',
    checkoutOrigins: ['http://localhost:4002'],
    trustedProxies: ['10.0.0.1', '10.0.0.2'],
    compressHtml: false,
  });
});

test('a public site in production requires its settings', () => {
  expect(problems({ NODE_ENV: 'production', BASE_URL: 'http://brand.example' })).toEqual([
    'BASE_URL must be an https address',
    'API_ORIGIN is missing: the origin of the server that keeps the contract',
    'CHECKOUT_ORIGINS is missing: the origins of the payment provider, separated by commas',
  ]);
  expect(
    problems({
      NODE_ENV: 'production',
      BASE_URL: 'https://brand.example',
      API_ORIGIN: 'http://10.0.0.5:3001',
      CHECKOUT_ORIGINS: 'https://pay.example',
    }),
  ).toEqual([]);
  expect(problems({ NODE_ENV: 'production', BASE_URL: 'http://localhost:3000' })).toEqual([]);
});

test('a public site requires the same settings whatever NODE_ENV is', () => {
  expect(problems({ BASE_URL: 'https://brand.example', API_ORIGIN: 'http://10.0.0.5:3001' })).toEqual([
    'CHECKOUT_ORIGINS is missing: the origins of the payment provider, separated by commas',
  ]);
  expect(
    problems({ BASE_URL: 'https://127.0.0.1.brand.example', CHECKOUT_ORIGINS: 'https://pay.example' }),
  ).toEqual(['API_ORIGIN is missing: the origin of the server that keeps the contract']);
});

test('production requires BASE_URL', () => {
  expect(problems({ NODE_ENV: 'production', PORT: '4000' })).toEqual([
    'BASE_URL is missing: the origin of the site; http://localhost:4000 for a demo on this machine',
  ]);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['BASE_URL', 'brand.example'],
  ['API_ORIGIN', 'mailto:a@b.example'],
  ['COMPRESS_HTML', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is rejected with the name of the variable', (key, value) => {
  expect(problems({ [key]: value })).toHaveLength(1);
  expect(problems({ [key]: value })[0]).toContain(key);
});

test('.env.example contains every key', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const keys = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, key]) => key);
  expect(environmentKeys.filter((key) => !keys.includes(key))).toEqual([]);
});
