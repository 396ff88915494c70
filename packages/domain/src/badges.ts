/** A count badge shows a higher count as `99+`, so counting stops one above it. */
export const countBadgeCap = 99;

/**
 * Unread messages plus new likes: the count in the page title and the app badge. The API counts each only up to one
 * more than a badge displays.
 */
export function attentionCount(unreadMessages: number, newLikes: number): number {
  return Math.max(0, unreadMessages) + Math.max(0, newLikes);
}

/** Prefixes the page title with `(N)` while the count is positive, at most `(99+)`, replacing an older prefix. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  const shown = count > countBadgeCap ? `${countBadgeCap}+` : String(count);
  return count > 0 ? `(${shown}) ${bare}` : bare;
}
