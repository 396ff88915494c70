import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../kernel/viewer';

/**
 * Whether a profile is shown on the brand's site: it is the member's own, or the member agreed to it. Conversations that
 * exist don't ask.
 */
export function shownOn({ brand }: Pick<Viewer, 'brand'>): RawBuilder<boolean> {
  return sql<boolean>`${brand} = any(profile.shown_on)`;
}
