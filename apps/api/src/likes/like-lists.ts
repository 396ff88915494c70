import type { Likes } from '@heartwood/api-contract';
import { encodeCursor } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { BrandTime } from '../kernel/brand-time';
import { readListPlace, type ListPlace } from '../kernel/list-place';
import { cardsQuery, memberCard } from '../profiles/member-card';
import { mayOpen } from '../visibility/may-open';

const pageSize = 100;

interface Entry {
  id: string;
  liked_at: Date;
}

const isBefore = (entry: Entry, { at, id }: ListPlace) =>
  entry.liked_at < at || (entry.liked_at.getTime() === at.getTime() && entry.id < id);

/** The position that both lists reach on this page; null when both end on it. */
function boundary(...lists: readonly (readonly Entry[])[]): ListPlace | null {
  let last: ListPlace | null = null;
  for (const list of lists) {
    const entry = list[pageSize - 1];
    if (
      list.length > pageSize &&
      entry &&
      (!last || isBefore({ id: last.id, liked_at: last.at }, { at: entry.liked_at, id: entry.id }))
    ) {
      last = { at: entry.liked_at, id: entry.id };
    }
  }
  return last;
}

/** The likes given and received that the member may see, newest first, in pages that both lists share. */
export async function likeLists(
  db: Db,
  viewer: { id: string; pool: string } & BrandTime,
  cursor: string | undefined,
): Promise<Likes> {
  const after = readListPlace(cursor);
  const older = after
    ? sql<boolean>`(entry.created_at, profile.id) < (${after.at}, ${after.id}::uuid)`
    : sql<boolean>`true`;
  const given = cardsQuery(db, viewer.id)
    .innerJoin('liked as entry', (join) =>
      join.onRef('entry.to_id', '=', 'profile.id').on('entry.from_id', '=', viewer.id),
    )
    .select('entry.created_at as liked_at')
    .where(older)
    .where(mayOpen(viewer.id, viewer.pool))
    .orderBy('entry.created_at', 'desc')
    .orderBy('profile.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const received = cardsQuery(db, viewer.id)
    .innerJoin('liked as entry', (join) =>
      join.onRef('entry.from_id', '=', 'profile.id').on('entry.to_id', '=', viewer.id),
    )
    .select(['entry.created_at as liked_at', 'entry.is_new as like_new'])
    .where(older)
    .where(mayOpen(viewer.id, viewer.pool))
    .orderBy('entry.created_at', 'desc')
    .orderBy('profile.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const [givenRows, receivedRows] = await Promise.all([given, received]);
  const end = boundary(givenRows, receivedRows);
  const onPage = (entry: Entry) => end === null || !isBefore(entry, end);
  return {
    profiles: givenRows.filter(onPage).map((row) => memberCard(row, viewer)),
    liked_by: receivedRows.filter(onPage).map((row) => ({
      id: row.id,
      like_new: row.like_new,
      match: row.liked_by_viewer !== null,
      created: row.liked_at.toISOString(),
      profile: memberCard(row, viewer),
    })),
    next_cursor: end && encodeCursor([end.at.toISOString(), end.id]),
  };
}
