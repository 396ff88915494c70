/** The nth id of the builders: a valid, deterministic uuid. */
export function numberedId(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** The nth media path of the builders. */
export function numberedMediaPath(n: number): string {
  return `/media/${String(n).padStart(32, '0')}`;
}

/** The timestamp of everything the builders create. */
export const builtAt = '2026-01-05T10:00:00Z';
