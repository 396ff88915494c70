import type { IncomingHttpHeaders } from 'node:http';
import { clientAddress, plainAddress } from '@heartwood/domain/client-address';
import type { IsTrusted } from '@heartwood/domain/client-address';
import { trafficSourceHeader } from '../app/visit/tracking.server';

/** Where a request came from, after what untrusted clients claim about it was dropped. */
export interface Origin {
  /** Host and port as the visitor's browser knows them. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
  /** The visitor's address, without an IPv4-in-IPv6 prefix. */
  readonly address: string;
}

const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/;

function last(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value.join(',') : value;
  return text?.split(',').at(-1)?.trim() || undefined;
}

/**
 * The origin of a request. `X-Forwarded-*` counts only where the peer is a trusted proxy. Gives `undefined`
 * where the host is missing or malformed.
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
  const https = claimed ? claimed === 'https' : base?.host === host && base.protocol === 'https:';
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

function isForwardedClaim(name: string): boolean {
  return name === 'forwarded' || name.startsWith('x-forwarded-') || name === 'x-real-ip';
}

/**
 * The headers with which a request is passed on to the API: without what concerns this connection only and
 * without what the client claims about forwarding, with our own account of it.
 */
export function headersToForward(
  headers: IncomingHttpHeaders,
  origin: Origin,
  requestId: string,
): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined &&
      !hopByHop.has(entry[0]) &&
      !named.has(entry[0]) &&
      !isForwardedClaim(entry[0]) &&
      entry[0] !== 'x-request-id' &&
      entry[0] !== 'x-traffic-source',
  );
  return {
    ...Object.fromEntries(kept),
    ...trafficSourceHeader(headers.cookie),
    ...forwardingHeaders(origin, requestId),
  };
}

/** Our account of where a request came from, for the API. */
export function forwardingHeaders(origin: Origin, requestId: string): Record<string, string> {
  return {
    'x-forwarded-host': origin.host,
    'x-forwarded-proto': origin.protocol,
    'x-forwarded-for': origin.address,
    'x-request-id': requestId,
  };
}

/** The headers of an API's answer without those that concern that connection only. */
export function headersToAnswer(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined && !hopByHop.has(entry[0]),
  );
  return Object.fromEntries(kept);
}
