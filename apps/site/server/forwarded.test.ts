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

describe('readOrigin', () => {
  test('ignores forwarding headers from an untrusted peer', () => {
    expect(readOrigin(claims, '203.0.113.5', { trusted })).toEqual({
      host: 'brand.example:8443',
      protocol: 'http',
      address: '203.0.113.5',
    });
  });

  test("uses a trusted proxy's headers, up to the first address that is not trusted", () => {
    expect(readOrigin(claims, '::ffff:10.2.2.2', { trusted })).toEqual({
      host: 'other.example',
      protocol: 'https',
      address: '203.0.113.9',
    });
  });

  test("falls back to the proxy's address when X-Forwarded-For is unreadable", () => {
    const headers = { ...claims, 'x-forwarded-for': 'unknown' };
    expect(readOrigin(headers, '10.2.2.2', { trusted })?.address).toBe('10.2.2.2');
  });

  test('takes the protocol of every brand from the base URL, but not of this machine’s own names', () => {
    const options = { trusted: nobody, baseUrl: 'https://brand.example' };
    const hosts = [
      'brand.example',
      'other-brand.example',
      'localhost:3000',
      'brand.localhost:3000',
      '[::1]:80',
    ];
    const protocols = hosts.map((host) => readOrigin({ host }, '203.0.113.5', options)?.protocol);
    expect(protocols).toEqual(['https', 'https', 'http', 'http', 'http']);
    const plain = { trusted: nobody, baseUrl: 'http://brand.example' };
    expect(readOrigin({ host: 'other-brand.example' }, '203.0.113.5', plain)?.protocol).toBe('http');
  });

  test.each([undefined, '', 'a b', 'x/y', 'evil.example@brand.example', 'brand.example:port', '-a', 'a\\b'])(
    'rejects the host %s',
    (host) => expect(readOrigin({ host }, '203.0.113.5', { trusted: nobody })).toBeUndefined(),
  );
});

test("forwarded requests drop the client's forwarding headers and get our own", () => {
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

test('forwarded responses drop hop-by-hop headers', () => {
  expect(
    endToEndHeaders({ 'content-type': 'a', connection: 'close', 'set-cookie': ['a=1'], 'keep-alive': 't' }),
  ).toEqual({ 'content-type': 'a', 'set-cookie': ['a=1'] });
});

test('forwarded requests carry the traffic source from the cookie', () => {
  const cookie = 'a=1; source=network%3Dpartner%26sub1%3Dspring';
  const headers = headersToForward(
    { cookie },
    { host: 'brand.example', protocol: 'https', address: '192.0.2.7' },
    'r1',
  );
  expect(headers['x-traffic-source']).toBe('network=partner&sub1=spring');
});
