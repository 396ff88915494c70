import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address belongs to a trusted proxy, whose forwarded headers are used. */
export type IsTrusted = (address: string) => boolean;

/** Compiles addresses and CIDR ranges into a check. Throws for an entry that is neither. */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is no address or range`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Strips the IPv6 prefix of an IPv4-mapped address. */
export function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Returns the address of the original client: reads `X-Forwarded-For` backwards from the peer for as long as
 * each hop is trusted and the next one valid.
 */
export function clientAddress(forwardedFor: string, peer: string, isTrusted: IsTrusted): string {
  const claimed = forwardedFor.split(',').map(plainAddress);
  let address = plainAddress(peer);
  while (isTrusted(address)) {
    const before = claimed.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** The key of rate limits: an IPv4 address as it is, the /64 of an IPv6 one. */
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

/** Truncates an address to its /24 or /64 for logs, so that it identifies no person's connection. */
export function shortAddress(address: string): string {
  return networkOf(plainAddress(address)).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
