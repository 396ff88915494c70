import { expect, test } from 'vitest';
import { clientAddress, shortAddress, trustedProxies } from './client-address';

test.each([
  ['198.51.100.77', '198.51.100.0/24'],
  ['::ffff:198.51.100.77', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('shortens the address %j to %j', (address, logged) => {
  expect(shortAddress(address)).toBe(logged);
});

const isTrusted = trustedProxies(['10.0.0.0/8', '2001:db8::1']);

test.each([
  ['nobody is believed but a proxy', '198.51.100.1', '203.0.113.5', '203.0.113.5'],
  ['the last hop that is no proxy', '198.51.100.1, 203.0.113.9, 10.1.1.1', '::ffff:10.2.2.2', '203.0.113.9'],
  ['a hop that is no address ends the chain', '198.51.100.1, unknown, 10.1.1.1', '10.2.2.2', '10.1.1.1'],
  ['proxies alone', '10.1.1.1', '2001:db8::1', '10.1.1.1'],
  ['nothing forwarded', '', '10.2.2.2', '10.2.2.2'],
])('resolves the client address: %s', (_, forwardedFor, peer, address) => {
  expect(clientAddress(forwardedFor, peer, isTrusted)).toBe(address);
});

test('an invalid proxy entry is reported', () => {
  expect(() => trustedProxies(['proxy.example'])).toThrow(
    'TRUSTED_PROXIES: proxy.example is no address or range',
  );
});
