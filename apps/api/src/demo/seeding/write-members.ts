import type { DemoConversation, DemoLike, DemoMember, PoolOutline } from '@heartwood/demo-people';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { insertRows } from './insert-rows';
import { acceptanceRow, accountRow, conversationRows, likeRow, photoRows, profileRow } from './member-rows';
import type { AccountFacts, ConversationCosts } from './member-rows';
import type { PhotoFiles } from './photo-files';

/** Writes accounts, profiles and photos; `factsOf` returns the account data. */
export async function writeMembers(
  db: Db,
  pool: PoolOutline,
  members: readonly DemoMember[],
  files: PhotoFiles,
  factsOf: (member: DemoMember) => AccountFacts,
): Promise<void> {
  await insertRows(
    db,
    'account',
    members.map((member) => accountRow(member, pool, factsOf(member))),
  );
  await insertRows(
    db,
    'terms_acceptance',
    members.map((member) => acceptanceRow(member, pool)),
  );
  await insertRows(
    db,
    'profile',
    members.map((member) => profileRow(member, pool, factsOf(member).status)),
  );
  await insertRows(
    db,
    'photo',
    members.flatMap((member) => photoRows(member, files)),
  );
  const ids = members.map(({ id }) => id);
  await sql`update profile set main_photo_id = photo.id from photo
    where photo.account_id = profile.id and photo.main and profile.id = any(${ids}::uuid[])`.execute(db);
}

/** Writes likes. */
export async function writeLikes(db: Db, pool: PoolOutline, likes: readonly DemoLike[]): Promise<void> {
  await insertRows(
    db,
    'liked',
    likes.map((like) => likeRow(like, pool)),
  );
}

/** Writes conversations with their messages; `costsOf` returns their costs. */
export async function writeConversations(
  db: Db,
  pool: PoolOutline,
  conversations: readonly DemoConversation[],
  costsOf: (demoConversation: DemoConversation) => ConversationCosts,
): Promise<void> {
  const rows = conversations.map((demoConversation) =>
    conversationRows(demoConversation, pool, costsOf(demoConversation)),
  );
  await insertRows(
    db,
    'conversation',
    rows.map(({ conversation }) => conversation),
  );
  await insertRows(
    db,
    'conversation_member',
    rows.flatMap(({ members }) => members),
  );
  await insertRows(
    db,
    'message',
    rows.flatMap(({ messages }) => messages),
  );
}
