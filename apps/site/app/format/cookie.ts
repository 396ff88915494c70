/** Returns a cookie's value from a `Cookie` header or the document's cookies; `undefined` if it isn't set. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(header ?? '')?.[1];
}

/**
 * Returns a site-wide cookie in the syntax of `Set-Cookie`: for `maxAge` seconds, or a session cookie without
 * it; `secure` if the site is served over https.
 */
export function cookieText(
  name: string,
  value: string,
  { secure, maxAge }: { readonly secure: boolean; readonly maxAge?: number },
): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${age}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
