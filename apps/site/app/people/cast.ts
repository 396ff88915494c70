import { posterCasts } from '@heartwood/ui/poster-casts';
import type { PosterCast, PosterCastName } from '@heartwood/ui/poster-casts';

const castsByNiche: Readonly<Record<number, PosterCastName>> = {
  1: 'mixed',
  2: 'women',
  3: 'night',
  4: 'full',
  5: 'silver',
  6: 'evening',
  7: 'men',
};

/** Returns the drawn people on a niche's pages. */
export function castOf(niche: number): PosterCast {
  return posterCasts[castsByNiche[niche] ?? 'mixed'];
}
