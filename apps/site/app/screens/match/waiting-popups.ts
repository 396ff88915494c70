import type { MemberCard } from '@heartwood/api-contract';

/** The content of a popup: a new like, or a match. */
export interface Popup {
  readonly kind: 'match' | 'like';
  readonly other: MemberCard;
}

const most = 5;

/**
 * Returns the queued popups, the visible one first. Each member appears once, a match replacing a like;
 * beyond the maximum, later ones are left to the badge.
 */
export function withPopup(waiting: readonly Popup[], next: Popup): readonly Popup[] {
  const at = waiting.findIndex(({ other }) => other.id === next.other.id);
  if (at < 0) return waiting.length < most ? [...waiting, next] : waiting;
  return next.kind === 'match' ? waiting.map((popup, index) => (index === at ? next : popup)) : waiting;
}

/** Returns the queued popups to show next: a match alone, likes together. */
export function nextShown(waiting: readonly Popup[]): readonly Popup[] {
  const [first] = waiting;
  if (!first) return [];
  return first.kind === 'match' ? [first] : waiting.filter(({ kind }) => kind === 'like');
}
