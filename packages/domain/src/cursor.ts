/** Page sizes of a cursor-paginated list. */
export const cursorPage = { default: 50, maximum: 100 } as const;

export const cursorMaximumLength = 200;

/** Encodes the last entry's sort key as an opaque cursor. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return key.map((part) => encodeURIComponent(part).replaceAll('~', '%7E')).join('~');
}

/** Decodes the sort key of a cursor with `parts` parts, or null for an invalid cursor. */
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

/** Parses a sequence number (1 or more) from a query, or returns null. */
export function parseSequence(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
