import { encodeCursor } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { readListPlace, type ListPlace } from '../../kernel/list-place';
import { operation } from '../../kernel/operation';
import type { Viewer } from '../../kernel/viewer';
import { cardsQuery, memberCard } from '../../profiles/member-card';
import { mayOpen } from '../../visibility/may-open';

const pageSize = 100;

interface Entry {
  id: string;
  liked_at: Date;
}

type Sides = ['from_id', 'to_id'] | ['to_id', 'from_id'];

/** Likes with the viewer on one side and a member the viewer may see on the other; one more than a page. */
function likesOf(db: Db, viewer: Viewer<string>, [own, other]: Sides, after: ListPlace | null) {
  return cardsQuery(db, viewer.id)
    .innerJoin('liked as entry', (join) =>
      join.onRef(`entry.${other}`, '=', 'profile.id').on(`entry.${own}`, '=', viewer.id),
    )
    .select(['entry.created_at as liked_at', 'entry.is_new as like_new'])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(entry.created_at, profile.id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .$if(own === 'to_id', (query) => query.where('entry.revealed', '=', true))
    .where(mayOpen(viewer))
    .orderBy('entry.created_at', 'desc')
    .orderBy('profile.id', 'desc')
    .limit(pageSize + 1)
    .execute();
}

const isOlder = (one: Entry, other: Entry) =>
  one.liked_at < other.liked_at || (one.liked_at.getTime() === other.liked_at.getTime() && one.id < other.id);

/** The entry at which this page of both lists ends; undefined if both lists end here. */
function lastOnPage(...lists: readonly (readonly Entry[])[]): Entry | undefined {
  const ends = lists.flatMap((list) => (list.length > pageSize ? list.slice(pageSize - 1, pageSize) : []));
  return ends.toSorted((one, other) => (isOlder(one, other) ? 1 : -1))[0];
}

/** Visible likes given and received, newest first, in pages shared by both lists. */
export const getLikes = operation(
  'getLikes',
  { access: 'member', uncounted: true },
  async ({ db, query, viewer }) => {
    const after = readListPlace(query.cursor);
    const [given, received] = await Promise.all([
      likesOf(db, viewer, ['from_id', 'to_id'], after),
      likesOf(db, viewer, ['to_id', 'from_id'], after),
    ]);
    const last = lastOnPage(given, received);
    const onPage = (entry: Entry) => !last || !isOlder(entry, last);
    return {
      status: 200,
      body: {
        profiles: given.filter(onPage).map((row) => memberCard(row, viewer)),
        liked_by: received.filter(onPage).map((row) => ({
          id: row.id,
          like_new: row.like_new,
          match: row.liked_by_viewer !== null,
          created: row.liked_at.toISOString(),
          profile: memberCard(row, viewer),
        })),
        next_cursor: last ? encodeCursor([last.liked_at.toISOString(), last.id]) : null,
      },
    };
  },
);
