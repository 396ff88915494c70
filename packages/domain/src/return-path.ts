/** A path of this site to go back to, or null for anything that could lead elsewhere. */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > 1024) return null;
  return /^\/(?![/\\])[\x21\x23-\x5b\x5d-\x7e]*$/.test(text) ? text : null;
}
