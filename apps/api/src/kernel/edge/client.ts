import { BlockList, isIP, isIPv6 } from 'node:net';

/** Who is at the other end, as far as trusted proxies tell. */
export interface Client {
  /** The address without an IPv4-mapping prefix. */
  address: string;
  /** What limits count by: the IPv4 address, or the /64 of an IPv6 one. */
  limitKey: string;
  /** The host (with port) that the browser asked for. */
  host: string;
  /** The origin that our own pages have for this client. */
  origin: string;
}

/** Whether an address belongs to a proxy whose forwarded headers are believed. */
export type IsTrusted = (address: string) => boolean;

/** Addresses and CIDR ranges as a check. */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is no address`);
    if (prefix) list.addSubnet(address, Number(prefix), family);
    else list.addAddress(address, family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** An address without an IPv4-mapping prefix. */
export function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/** An IPv4 address as it is, the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Reads the client out of a request that came from `peer`; forwarded headers count from trusted peers only. */
export function readClient(headers: Headers, peer: string, isTrusted: IsTrusted, https: boolean): Client {
  const from = plainAddress(peer);
  const trusted = isTrusted(from);
  const chain = trusted
    ? (headers.get('x-forwarded-for') ?? '')
        .split(',')
        .map(plainAddress)
        .filter((hop) => isIP(hop) !== 0)
    : [];
  const address = chain.toReversed().find((hop) => !isTrusted(hop)) ?? chain[0] ?? from;
  const host = ((trusted && headers.get('x-forwarded-host')) || headers.get('host') || '')
    .trim()
    .toLowerCase();
  const forwardedProtocol = trusted ? headers.get('x-forwarded-proto') : null;
  const protocol = forwardedProtocol === 'https' || (!forwardedProtocol && https) ? 'https' : 'http';
  return { address, limitKey: networkOf(address), host, origin: `${protocol}://${host}` };
}
