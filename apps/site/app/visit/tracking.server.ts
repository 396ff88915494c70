import { hasTrafficSource, isTrackingName, splitTracking, trackingMaximumLength } from '@heartwood/domain';
import type { Tracking } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';

const cookieName = 'source';
const largestCookie = 3500;

/** Where the visitor came from, as an earlier address said. */
export function readTracking(cookie: string | undefined): Tracking {
  const kept = cookieIn(cookie, cookieName) ?? '';
  try {
    return splitTracking(new URLSearchParams(decodeURIComponent(kept))).tracking;
  } catch {
    return {};
  }
}

/** The header that tells the API a visitor's named source; none without one. */
export function trafficSourceHeader(cookie: string | undefined): Record<string, string> {
  const tracking = readTracking(cookie);
  return hasTrafficSource(tracking) ? { 'x-traffic-source': new URLSearchParams(tracking).toString() } : {};
}

function encoded(tracking: Tracking, most: number): string {
  const cut = Object.entries(tracking).map(([name, value]) => [name, [...value].slice(0, most).join('')]);
  return encodeURIComponent(new URLSearchParams(cut).toString());
}

/** The source as a cookie keeps it; a browser drops one that is too large, so long values lose their ends. */
function cookieValue(tracking: Tracking): string {
  let most: number = trackingMaximumLength;
  while (encoded(tracking, most).length > largestCookie) most = Math.floor(most / 2);
  return encoded(tracking, most);
}

/**
 * Tracking parameters of an address: the cookies that keep them, and the address without them. An address that names
 * nothing keeps no cookie, so that an earlier source stays.
 */
export function takeTracking(
  address: URL,
  secure: boolean,
): { readonly cookies: readonly string[]; readonly address: string } | undefined {
  if (![...address.searchParams.keys()].some(isTrackingName)) return undefined;
  const { tracking, rest } = splitTracking(address.searchParams);
  const query = new URLSearchParams(rest).toString();
  return {
    cookies:
      Object.keys(tracking).length > 0
        ? [`${cookieText(cookieName, cookieValue(tracking), { secure })}; HttpOnly`]
        : [],
    address: query ? `${address.pathname}?${query}` : address.pathname,
  };
}

/**
 * Where a visitor of an advertising page came from: the form's own fields, which the page's script fills; without
 * script the query of the page's address, which browsers name to their own site as the referrer.
 */
export function landerTracking(form: FormData, referrer: string | null): Tracking {
  const sent = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const { tracking } = splitTracking(sent);
  if (Object.keys(tracking).length > 0 || !referrer || !URL.canParse(referrer)) return tracking;
  return splitTracking(new URL(referrer).searchParams).tracking;
}
