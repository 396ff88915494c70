import type { Search } from '@heartwood/api-contract';
import { choiceSearchFields } from '@heartwood/domain';
import type { Db } from '../database/connection';
import type { Viewer } from '../kernel/viewer';
import type { SearchFilters } from './found-members';
import { countQuery } from './member-pages';

type Wider = NonNullable<Search['widen']>[number];

/** Who a member wants to meet is not ours to widen, so the gender is excluded. */
const fields = [
  'countryregion',
  'country',
  'min_age',
  'max_age',
  ...choiceSearchFields,
  'with_photo',
] as const satisfies readonly Wider['field'][];

const mostHints = 3;

function without(filters: SearchFilters, field: Wider['field']): SearchFilters {
  return { ...filters, [field]: undefined, ...(field === 'country' && { countryregion: undefined }) };
}

function isUsed(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

/** The filters whose removal gains the most results for a search with few or none. */
export async function findWiderSearches(
  db: Db,
  viewer: Viewer,
  filters: SearchFilters,
  found: number,
): Promise<Wider[]> {
  const used = fields.filter((field) => isUsed(filters[field]));
  if (used.length === 0) return [];
  const counts = await db
    .selectNoFrom(used.map((field) => countQuery(db, viewer, without(filters, field)).as(field)))
    .executeTakeFirstOrThrow();
  return used
    .map((field) => ({ field, count: Number(counts[field]) }))
    .filter(({ count }) => count > found)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostHints);
}
