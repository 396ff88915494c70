import { describe, expect, test } from 'vitest';
import { trustedProxies } from '@heartwood/domain/client-address';
import { endToEndHeaders, headersToForward, readOrigin } from './forwarded';

const trusted = trustedProxies(['10.0.0.0/8', '2001:db8::1']);
const nobody = trustedProxies([]);
const claims = {
  host: 'Brand.example:8443',
  'x-forwarded-host': 'other.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.1.1',
};

describe('where a request comes from', () => {
  test('an unknown peer is believed nothing', () => {
    expect(readOrigin(claims, '203.0.113.5', { trusted })).toEqual({
      host: 'brand.example:8443',
      protocol: 'http',
      address: '203.0.113.5',
    });
  });

  test('a trusted proxy is believed, up to the first address that is none of ours', () => {
    expect(readOrigin(claims, '::ffff:10.2.2.2', { trusted })).toEqual({
      host: 'other.example',
      protocol: 'https',
      address: '203.0.113.9',
    });
  });

  test('a chain that cannot be read ends at the proxy', () => {
    const headers = { ...claims, 'x-forwarded-for': 'unknown' };
    expect(readOrigin(headers, '10.2.2.2', { trusted })?.address).toBe('10.2.2.2');
  });

  test('the public address tells the protocol of its own host', () => {
    const options = { trusted: nobody, baseUrl: 'https://brand.example' };
    expect(readOrigin({ host: 'brand.example' }, '203.0.113.5', options)?.protocol).toBe('https');
    expect(readOrigin({ host: 'www.brand.example' }, '203.0.113.5', options)?.protocol).toBe('http');
  });

  test.each([undefined, '', 'a b', 'x/y', 'evil.example@brand.example', 'brand.example:port', '-a', 'a\\b'])(
    'the host %s is refused',
    (host) => expect(readOrigin({ host }, '203.0.113.5', { trusted: nobody })).toBeUndefined(),
  );
});

test('a request is passed on without what clients claim, with our own account', () => {
  const headers = headersToForward(
    {
      ...claims,
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'x-request-id': 'theirs',
      connection: 'keep-alive, X-Secret-Hop',
      'x-secret-hop': '1',
      'transfer-encoding': 'chunked',
      'x-traffic-source': 'network=claimed',
      cookie: 'auth=1',
      'x-forwarded-prefix': '/admin',
    },
    { host: 'brand.example', protocol: 'https', address: '192.0.2.7' },
    'r1',
  );
  expect(headers).toEqual({
    host: 'Brand.example:8443',
    cookie: 'auth=1',
    'x-forwarded-host': 'brand.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '192.0.2.7',
    'x-request-id': 'r1',
  });
});

test('an answer is passed back without what concerns its connection', () => {
  expect(
    endToEndHeaders({ 'content-type': 'a', connection: 'close', 'set-cookie': ['a=1'], 'keep-alive': 't' }),
  ).toEqual({ 'content-type': 'a', 'set-cookie': ['a=1'] });
});

test('the source that brought a visitor is told, so that a brand open to it shows its members and photos', () => {
  const cookie = 'a=1; source=network%3Dpartner%26sub1%3Dspring';
  const headers = headersToForward(
    { cookie },
    { host: 'brand.example', protocol: 'https', address: '192.0.2.7' },
    'r1',
  );
  expect(headers['x-traffic-source']).toBe('network=partner&sub1=spring');
});
