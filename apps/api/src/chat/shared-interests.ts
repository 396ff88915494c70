import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Brand } from '../kernel/brands';

/** The interests two members share, in the order of the first; none if the brand doesn't show interests. */
export async function sharedInterests(
  db: Db,
  { settings: { visible_profile_fields } }: Pick<Brand, 'settings'>,
  [one, other]: readonly [string, string],
): Promise<string[]> {
  if (!visible_profile_fields.includes('interests')) return [];
  const { rows } = await sql<{ shared: string[] }>`
    select array(
      select interest from unnest(mine.interests) with ordinality as named (interest, place)
      where interest = any(theirs.interests) order by place
    ) as shared
    from profile mine, profile theirs
    where mine.id = ${one}::uuid and theirs.id = ${other}::uuid`.execute(db);
  return rows[0]?.shared ?? [];
}
