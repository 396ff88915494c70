import { clientAddress, networkOf, plainAddress, type IsTrusted } from '@heartwood/domain/client-address';

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

/** Reads the client out of a request that came from `peer`; forwarded headers count from trusted peers only. */
export function readClient(headers: Headers, peer: string, isTrusted: IsTrusted, https: boolean): Client {
  const trusted = isTrusted(plainAddress(peer));
  const address = clientAddress(headers.get('x-forwarded-for') ?? '', peer, isTrusted);
  const host = ((trusted && headers.get('x-forwarded-host')) || headers.get('host') || '')
    .trim()
    .toLowerCase();
  const forwardedProtocol = trusted ? headers.get('x-forwarded-proto') : null;
  const protocol = forwardedProtocol === 'https' || (!forwardedProtocol && https) ? 'https' : 'http';
  return { address, limitKey: networkOf(address), host, origin: `${protocol}://${host}` };
}
