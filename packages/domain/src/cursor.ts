/** Entries of a list that pages by cursor. */
export const cursorPage = { default: 50, maximum: 100 } as const;

export const cursorMaximumLength = 200;

/** An opaque cursor out of the sort key of the last entry. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return key.map((part) => encodeURIComponent(part).replaceAll('~', '%7E')).join('~');
}

/** The sort key in a cursor of `parts` parts, or null when the cursor isn't one. */
export function decodeCursor(cursor: string, parts: number): string[] | null {
  if (cursor.length > cursorMaximumLength || !/^[\w!'()*.%~-]+$/.test(cursor)) return null;
  const pieces = cursor.split('~');
  if (pieces.length !== parts) return null;
  try {
    return pieces.map((piece) => decodeURIComponent(piece));
  } catch {
    return null;
  }
}

/** A sequence number (1 or more) as it comes in a query, or null. */
export function parseSequence(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
