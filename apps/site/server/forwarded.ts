import type { IncomingHttpHeaders } from 'node:http';
import { clientAddress, plainAddress } from '@heartwood/domain/client-address';
import type { IsTrusted } from '@heartwood/domain/client-address';
import { forwardingHeaders } from '../app/visit/api.server';
import type { CallOrigin } from '../app/visit/api.server';

/** Where a request came from, without the claims of untrusted clients. */
export type Origin = Pick<CallOrigin, 'host' | 'protocol' | 'address'>;

const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/;

/** Whether a host is a name of this machine, which has no certificate. */
function isOwnMachine(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
}

function last(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value.join(',') : value;
  return text?.split(',').at(-1)?.trim() || undefined;
}

/**
 * Returns the origin of a request. `X-Forwarded-*` only counts if the peer is a trusted proxy. `undefined` if
 * the host is missing or malformed.
 */
export function readOrigin(
  headers: IncomingHttpHeaders,
  peerAddress: string,
  options: { readonly trusted: IsTrusted; readonly baseUrl?: string },
): Origin | undefined {
  const peer = plainAddress(peerAddress);
  const believed = options.trusted(peer);
  const host = (
    (believed ? last(headers['x-forwarded-host']) : undefined) ??
    headers.host ??
    ''
  ).toLowerCase();
  if (!hostForm.test(host)) return undefined;
  const base = options.baseUrl ? new URL(options.baseUrl) : undefined;
  const claimed = believed ? last(headers['x-forwarded-proto']) : undefined;
  const https = claimed ? claimed === 'https' : base?.protocol === 'https:' && !isOwnMachine(host);
  return {
    host,
    protocol: https ? 'https' : 'http',
    address: clientAddress(String(headers['x-forwarded-for'] ?? ''), peer, options.trusted),
  };
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const ours = new Set(['content-length', 'forwarded', 'x-real-ip', 'x-request-id', 'x-traffic-source']);

/** How a message marks the end of its body: `content-length` or `transfer-encoding`. */
export type Framing = Readonly<Partial<Record<'content-length' | 'transfer-encoding', string>>>;

/**
 * Returns the framing of a request's body for the API; `null` without a body. It never follows from the client's other
 * headers or the method: a body that the API took for the next request would be answered to somebody else.
 */
export function framingOf(headers: IncomingHttpHeaders): Framing | null {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return Number(length) > 0 ? { 'content-length': String(Number(length)) } : null;
}

/** Returns the end-to-end headers of a request or a response, without hop-by-hop ones. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined && !hopByHop.has(entry[0]),
  );
  return Object.fromEntries(kept);
}

/**
 * Returns the headers for forwarding a request to the API: without hop-by-hop headers, the body's framing and the
 * client's forwarding claims, with our own forwarding headers.
 */
export function headersToForward(
  headers: IncomingHttpHeaders,
  origin: Origin,
  requestId: string,
): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const kept = Object.entries(endToEndHeaders(headers)).filter(
    ([name]) => !named.has(name) && !ours.has(name) && !name.startsWith('x-forwarded-'),
  );
  return {
    ...Object.fromEntries(kept),
    ...forwardingHeaders({ ...origin, requestId, cookie: headers.cookie }),
  };
}
