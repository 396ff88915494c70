/** The value of a cookie in a `Cookie` header, or in the document's cookies; `undefined` where it isn't there. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}

/**
 * A cookie of the whole site as browsers and `Set-Cookie` take it: for `maxAge` seconds, without it until the browser is
 * closed; `secure` where the site is served over https.
 */
export function cookieText(
  name: string,
  value: string,
  {
    secure,
    maxAge,
    httpOnly,
  }: { readonly secure: boolean; readonly maxAge?: number; readonly httpOnly?: boolean },
): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${age}${httpOnly ? '; HttpOnly' : ''}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
