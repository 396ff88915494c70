import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { open } from 'maxmind';
import type { CountryResponse, Reader } from 'maxmind';

/**
 * Returns the country (ISO 3166-1 alpha-2) an IPv4 or IPv6 address is allocated to; null if unknown, as for
 * private addresses.
 */
export type CountryOfAddress = (address: string) => Promise<string | null>;

interface ShippedCountry {
  readonly country_code?: string;
}

/** Ranges that belong to no country (RFC 6890), overriding the database. */
const nowhere = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nowhere.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  nowhere.addSubnet(network, bits, 'ipv6');

const require = createRequire(import.meta.url);

/** Looks addresses up in a bundled database (8 MB), read on the first call. */
export function shippedCountries(): CountryOfAddress {
  let reader: Promise<Reader<CountryResponse>> | undefined;
  return async (address) => {
    const family = isIP(address);
    if (family === 0 || nowhere.check(address, family === 6 ? 'ipv6' : 'ipv4')) return null;
    reader ??= open<CountryResponse>(
      require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    );
    const found = (await reader).get(address) as ShippedCountry | null;
    const code = found?.country_code;
    return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
  };
}
