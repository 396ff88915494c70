import { expect, test } from 'vitest';
import { shortAddress } from '../../src/kernel/process/log';

test.each([
  ['198.51.100.77', '198.51.100.0/24'],
  ['::ffff:198.51.100.77', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('of the address %j the log holds %j', (address, logged) => {
  expect(shortAddress(address)).toBe(logged);
});
