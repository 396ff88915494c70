import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../kernel/viewer';

/**
 * Whether a profile is shown on the brand's site: it is the member's own brand, or the member agreed to it.
 * Existing conversations ignore this.
 */
export function shownOn({ brand }: Pick<Viewer, 'brand'>): RawBuilder<boolean> {
  return sql<boolean>`${brand} = any(profile.shown_on)`;
}
