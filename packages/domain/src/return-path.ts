/**
 * Returns a safe path of this site to redirect to, or null for anything that could lead elsewhere. Paths with
 * `.` or `..` segments are rejected: `/.//host` is a local path until it is resolved, and another host's
 * address afterwards.
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > 1024) return null;
  const [path = ''] = text.split(/[?#]/, 1);
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return null;
  return /^\/(?![/\\])[\x21\x23-\x5b\x5d-\x7e]*$/.test(text) ? text : null;
}
