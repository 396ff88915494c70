/** Where to scroll after a navigation. */
export type ScrollAim =
  | { readonly kind: 'top' }
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'position'; readonly y: number }
  | { readonly kind: 'stay' };

/** What decides where to scroll. */
export interface Arrival {
  /** `POP` is back and forward. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  /** The address's hash with `#`, or empty. */
  readonly hash: string;
  /** Whether at most the query changed. */
  readonly samePath: boolean;
  /** Whether the page keeps the scroll position when opened. */
  readonly keeps: boolean;
  /** The scroll position when the page was left, if it was open before. */
  readonly remembered: number | undefined;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Returns where to scroll: a new page starts at the top unless it keeps the position, a hash scrolls to its
 * target, and back restores the position.
 */
export function scrollAim({ action, hash, samePath, keeps, remembered }: Arrival): ScrollAim {
  if (action === 'POP' && remembered !== undefined) return { kind: 'position', y: remembered };
  if (hash.length > 1) return { kind: 'target', id: decoded(hash.slice(1)) };
  if (action === 'POP' || keeps) return { kind: 'stay' };
  return samePath && action === 'REPLACE' ? { kind: 'stay' } : { kind: 'top' };
}
