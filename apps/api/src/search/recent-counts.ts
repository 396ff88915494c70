import type { Viewer } from '../kernel/viewer';
import type { SearchFilters } from './found-members';

const keptMilliseconds = 60_000;
/** Smaller numbers are counted anew: one notices where they are wrong. */
const least = 5_000;
const mostKept = 1_000;

/** How many members large searches found within the last minute, for every process by itself. */
export class RecentCounts {
  readonly #kept = new Map<string, { count: number; at: number }>();

  /** What a search found at most a minute ago; undefined where that is not known or was few. */
  find(viewer: Viewer, filters: SearchFilters): number | undefined {
    const kept = this.#kept.get(keyOf(viewer, filters));
    const age = kept ? viewer.now.getTime() - kept.at : Infinity;
    return age >= 0 && age < keptMilliseconds ? kept?.count : undefined;
  }

  /** Keeps what a search found, where it is many; the oldest goes where too much is kept. */
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
