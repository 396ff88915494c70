/** The value of a cookie in a `Cookie` header, or in the document's cookies; `undefined` where it isn't there. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(header ?? '')?.[1];
}

/**
 * A cookie of the whole site as browsers and `Set-Cookie` take it: for `maxAge` seconds, without it until the browser is
 * closed; `secure` where the site is served over https.
 */
export function cookieText(
  name: string,
  value: string,
  { secure, maxAge }: { readonly secure: boolean; readonly maxAge?: number },
): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${age}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
