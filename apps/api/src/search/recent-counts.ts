import type { Viewer } from '../kernel/viewer';
import type { SearchFilters } from './found-members';

const keptMilliseconds = 60_000;
/** Smaller counts aren't cached: an outdated one would be noticed. */
const least = 5_000;
const mostKept = 1_000;

/** Caches the counts of large searches for a minute, per process. */
export class RecentCounts {
  readonly #kept = new Map<string, { count: number; at: number }>();

  /** A search's count if it is at most a minute old; undefined if unknown or small. */
  find(viewer: Viewer, filters: SearchFilters): number | undefined {
    const kept = this.#kept.get(keyOf(viewer, filters));
    const age = kept ? viewer.now.getTime() - kept.at : Infinity;
    return age >= 0 && age < keptMilliseconds ? kept?.count : undefined;
  }

  /** Caches the count of a large search; evicts the oldest when full. */
  keep(viewer: Viewer, filters: SearchFilters, count: number): void {
    if (count <= least) return;
    const key = keyOf(viewer, filters);
    this.#kept.delete(key);
    this.#kept.set(key, { count, at: viewer.now.getTime() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function keyOf({ pool, brand, today }: Viewer, filters: SearchFilters): string {
  const used = Object.entries(filters).filter(([, value]) => value !== undefined);
  return JSON.stringify([
    pool,
    brand,
    today.getTime(),
    used.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}
