import { splitTracking, trackingParameters } from '@heartwood/domain';
import type { Tracking } from '@heartwood/domain';

const cookieName = 'source';

/** Where the visitor came from, as an earlier address said. */
export function readTracking(cookie: string | undefined): Tracking {
  const pair = cookie
    ?.split(';')
    .map((item) => item.trim())
    .find((item) => item.startsWith(`${cookieName}=`));
  if (!pair) return {};
  try {
    return splitTracking(new URLSearchParams(decodeURIComponent(pair.slice(cookieName.length + 1)))).tracking;
  } catch {
    return {};
  }
}

/** Tracking parameters of an address: the cookie that keeps them, and the address without them. */
export function takeTracking(
  address: URL,
  secure: boolean,
): { readonly cookie: string; readonly address: string } | undefined {
  if (!trackingParameters.some((name) => address.searchParams.has(name))) return undefined;
  const { tracking, rest } = splitTracking(address.searchParams);
  const value = encodeURIComponent(new URLSearchParams(tracking).toString());
  const query = new URLSearchParams(rest).toString();
  return {
    cookie: `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    address: query ? `${address.pathname}?${query}` : address.pathname,
  };
}
