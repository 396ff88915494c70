import { hasTrafficSource, isTrackingName, splitTracking, trackingMaximumLength } from '@heartwood/domain';
import type { Tracking } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';

const cookieName = 'source';
const largestCookie = 3500;

/** Reads where the visitor came from, as stored from an earlier address. */
export function readTracking(cookie: string | undefined): Tracking {
  const kept = cookieIn(cookie, cookieName) ?? '';
  try {
    return splitTracking(new URLSearchParams(decodeURIComponent(kept))).tracking;
  } catch {
    return {};
  }
}

/** Returns the header that passes a visitor's named source to the API; none without one. */
export function trafficSourceHeader(cookie: string | undefined): Record<string, string> {
  const tracking = readTracking(cookie);
  return hasTrafficSource(tracking) ? { 'x-traffic-source': new URLSearchParams(tracking).toString() } : {};
}

function encoded(tracking: Tracking, most: number): string {
  const cut = Object.entries(tracking).map(([name, value]) => [name, [...value].slice(0, most).join('')]);
  return encodeURIComponent(new URLSearchParams(cut).toString());
}

/** Serialises the source for a cookie; browsers drop oversized cookies, so long values are truncated. */
function cookieValue(tracking: Tracking): string {
  let most: number = trackingMaximumLength;
  while (encoded(tracking, most).length > largestCookie) most = Math.floor(most / 2);
  return encoded(tracking, most);
}

/**
 * Returns the cookies that store an address's tracking parameters, and the address without them. Without
 * parameters it sets no cookie, so that an earlier source stays.
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
 * Returns where a visitor of an advertising page came from: the form's own fields, filled by the page's
 * script; without script the query of the page's address, which browsers send to their own site as the
 * referrer.
 */
export function landerTracking(form: FormData, referrer: string | null): Tracking {
  const sent = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const { tracking } = splitTracking(sent);
  if (Object.keys(tracking).length > 0 || !referrer || !URL.canParse(referrer)) return tracking;
  return splitTracking(new URL(referrer).searchParams).tracking;
}
