import { isThisMachine } from '@heartwood/domain';
import type { Brand } from '../brands';
import type { Environment } from '../environment';
import type { Client } from './client';

/**
 * The origin of a brand's site, for links in mails and at a payment provider. The request decides only in a
 * demo, where everyone is on their own machine. Otherwise scheme and port are those of BASE_URL, and the host
 * is the requested one, which belongs to the brand; for this machine's own names it is the brand's domain.
 */
export function siteOrigin({ BASE_URL, DEMO }: Environment, brand: Brand, client: Client): string {
  if (DEMO) return client.origin;
  const origin = new URL(BASE_URL);
  const asked = new URL(`http://${client.host}`).hostname;
  const isOwnName = isThisMachine(`http://${asked}`) && !isThisMachine(BASE_URL);
  origin.hostname = isOwnName ? brand.settings.domain : asked;
  return origin.origin;
}

/**
 * The same for a mail not triggered by a request: the brand's domain, or in a demo its local name. If only
 * one brand is served, BASE_URL.
 */
export function ownOrigin({ BASE_URL, BRAND }: Environment, brand: Brand): string {
  const origin = new URL(BASE_URL);
  if (BRAND) return origin.origin;
  origin.hostname = isThisMachine(BASE_URL) ? `${brand.id}.localhost` : brand.settings.domain;
  return origin.origin;
}
