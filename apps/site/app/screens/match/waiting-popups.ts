import type { MemberCard } from '@heartwood/api-contract';

/** What a popup tells: a new like, or that it is mutual. */
export interface Popup {
  readonly kind: 'match' | 'like';
  readonly other: MemberCard;
}

const most = 5;

/**
 * The popups that wait, the one shown first. What is told of a member twice is told once, a match instead of a like;
 * of too many at once the later ones are left to the badge.
 */
export function withPopup(waiting: readonly Popup[], next: Popup): readonly Popup[] {
  const at = waiting.findIndex(({ other }) => other.id === next.other.id);
  if (at < 0) return waiting.length < most ? [...waiting, next] : waiting;
  return next.kind === 'match' ? waiting.map((popup, index) => (index === at ? next : popup)) : waiting;
}

/** What of the waiting popups is shown next: a match by itself, likes together. */
export function nextShown(waiting: readonly Popup[]): readonly Popup[] {
  const [first] = waiting;
  if (!first) return [];
  return first.kind === 'match' ? [first] : waiting.filter(({ kind }) => kind === 'like');
}
