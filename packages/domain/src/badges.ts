/** Counts above this are shown as `99+`. */
export const countBadgeCap = 99;

/** The balance is shown in the navigation at this many credits or fewer. */
export const creditsBadgeMaximum = 10;

/** The text of a count badge, or null when there is nothing to count. */
export function countBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > countBadgeCap ? `${countBadgeCap}+` : String(count);
}

export type CreditsBadge = { text: string; tone: 'warning' | 'danger' };

/** The balance badge of a paid member: null above 10, warning above 0, danger at 0. */
export function creditsBadge(credits: number): CreditsBadge | null {
  if (credits > creditsBadgeMaximum) return null;
  return credits > 0 ? { text: String(credits), tone: 'warning' } : { text: '0', tone: 'danger' };
}

/** Unread messages plus new likes: the number of the page title and of the app badge. */
export function attentionCount(unreadMessages: number, newLikes: number): number {
  return Math.max(0, unreadMessages) + Math.max(0, newLikes);
}

/** The page title with `(N)` before it while something waits; an older prefix is replaced. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
