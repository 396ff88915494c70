/** A count badge shows more than this as `99+`, so nothing counts beyond one more. */
export const countBadgeCap = 99;

/** Unread messages plus new likes: the number of the page title and of the app badge. */
export function attentionCount(unreadMessages: number, newLikes: number): number {
  return Math.max(0, unreadMessages) + Math.max(0, newLikes);
}

/** The page title with `(N)` before it while something waits; an older prefix is replaced. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
