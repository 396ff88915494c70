import { strToU8, zipSync, type Zippable } from 'fflate';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { PhotoStore } from '../../photos/photo-store';
import type { Onlooker } from '../../visibility/may-open';
import { columnRules } from './column-rules';
import { ownRows } from './own-rows';

type Rows = Record<string, unknown>[];

async function readTable(db: Db, table: string, member: Onlooker<string>): Promise<Rows> {
  const rules = Object.entries(columnRules[table] ?? {});
  const shown = rules.flatMap(([column, [exported]]) => (exported === 'shown' ? [sql.ref(column)] : []));
  const own = ownRows[table]?.own(member) ?? sql<boolean>`false`;
  const { rows } = await sql<Rows[number]>`
    select ${sql.join(shown)} from ${sql.table(table)} where ${own}`.execute(db);
  return rows;
}

/** The names of the member's conversation partners. */
async function readPartners(db: Db, { id }: Onlooker<string>): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select profile.id, profile.name from conversation_member mine join profile on profile.id = mine.other_id
    where mine.account_id = ${id}::uuid`.execute(db);
  return rows;
}

/**
 * A zip of the member's own data: a JSON file per area, with its tables, the profile's photos and the photos
 * the member sent.
 */
export async function collectExport(
  db: Db,
  photos: PhotoStore,
  member: Onlooker<string>,
): Promise<Uint8Array> {
  const areas: Record<string, Record<string, Rows>> = {};
  for (const [table, { file }] of Object.entries(ownRows)) {
    areas[file] ??= {};
    areas[file][table] = await readTable(db, table, member);
  }
  areas.messages = { ...areas.messages, partners: await readPartners(db, member) };
  const files: Zippable = {};
  for (const [name, tables] of Object.entries(areas))
    files[`${name}.json`] = strToU8(JSON.stringify(tables, null, 2));
  const keysOf = (table: 'photo' | 'chat_photo') =>
    db.selectFrom(table).select(['id', 'key']).where('account_id', '=', member.id);
  for (const { id, key } of await keysOf('photo').unionAll(keysOf('chat_photo')).execute()) {
    const bytes = await photos.read(key);
    if (bytes) files[`photos/${id}.webp`] = [bytes, { level: 0 }];
  }
  return zipSync(files);
}
