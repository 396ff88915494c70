import { clientAddress, networkOf, plainAddress, type IsTrusted } from '@heartwood/domain/client-address';

/** The client, as far as trusted proxies report it. */
export interface Client {
  /** The address without an IPv4-mapping prefix. */
  address: string;
  /** The key for rate limits: the IPv4 address, or the /64 of an IPv6 one. */
  limitKey: string;
  /** The host (with port) the browser requested. */
  host: string;
  /** The origin of our own pages for this client. */
  origin: string;
}

/**
 * Determines the client of a request received from `peer`; forwarded headers are only honoured from trusted
 * peers.
 */
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
