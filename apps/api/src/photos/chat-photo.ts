import type { ChatPhoto as ChatPhotoJson } from '@heartwood/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import type { ChatPhotoTable } from '../database/schema';
import type { Scope } from '../kernel/scope';
import { notBlocked } from '../visibility/not-blocked';
import { removePhotoFiles } from './jobs/remove-photo-files';
import { mediaPath } from './photo-json';
import { keysOf, photoKeyColumns } from './stored-photo';

/** A conversation's photo as its message needs it, also when read as JSON. */
export type StoredChatPhoto = Pick<
  ChatPhotoTable,
  (typeof photoKeyColumns)[number] | 'id' | 'width' | 'height' | 'tone'
> & { state: 'waiting' | 'accepted' | 'declined' };

/** The row of the joined table `chat_photo` as JSON; null without a match. */
export const joinedChatPhoto = sql<StoredChatPhoto | null>`case when chat_photo.id is null then null else to_jsonb(chat_photo) end`;

/**
 * A conversation's photo as the contract describes it, for one of its two members.
 * @param refund the sender's refund if it was declined
 */
export function chatPhotoJson(
  { id, state, width, height, tone, ...files }: StoredChatPhoto,
  { mine, refund }: { mine: boolean; refund: number },
): ChatPhotoJson {
  const clear = mine || state === 'accepted';
  const paths =
    state === 'declined'
      ? { filename: null, thumb_filename: null }
      : {
          filename: mediaPath(clear ? files.key : files.blurred_key),
          thumb_filename: mediaPath(clear ? files.thumb_key : files.blurred_thumb_key),
        };
  return { id, state, ...paths, width, height, tone, refund: mine && state === 'declined' ? refund : 0 };
}

/** Inserts a photo one member sends to another; its files must be stored already. */
export async function keepChatPhoto(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  photo: StoredChatPhoto,
  { senderId, recipientId }: { senderId: string; recipientId: string },
): Promise<void> {
  await db
    .insertInto('chat_photo')
    .values({ ...photo, account_id: senderId, recipient_id: recipientId, created_at: clock.now() })
    .execute();
}

/** Deletes photos of conversations; their files are removed after the commit. */
export async function deleteChatPhotos(
  { db, jobs }: Pick<Scope, 'db' | 'jobs'>,
  which: RawBuilder<boolean>,
): Promise<void> {
  const photos = await db.deleteFrom('chat_photo').where(which).returning(photoKeyColumns).execute();
  if (photos.length > 0) await jobs.add(removePhotoFiles, { keys: photos.flatMap(keysOf) });
}

/** The file a viewer gets at a URL, and whether it shows the photo unblurred. */
export interface SeenFile {
  key: string;
  clear: boolean;
}

/**
 * The file of a conversation's photo that a viewer gets for a key: any for the sender; for the recipient the
 * blurred one until the photo is accepted, and none once either has blocked the other, the sender has left or
 * the recipient has removed the conversation. Null for everyone else, while it waits for its sender's
 * confirmation, and once declined.
 */
export async function chatPhotoFile(db: Db, viewerId: string, key: string): Promise<SeenFile | null> {
  const sent = sql<boolean>`exists (
    select 1 from message
    join conversation_member mine
      on mine.conversation_id = message.conversation_id and mine.account_id = ${viewerId}::uuid
    join profile sender on sender.id = chat_photo.account_id
    where message.photo_id = chat_photo.id and message.seq > mine.hidden_seq and sender.status = 'active'
  ) and ${notBlocked(viewerId, 'chat_photo.account_id')}`;
  const photo = await db
    .selectFrom('chat_photo')
    .selectAll()
    .where((where) => where.or(photoKeyColumns.map((column) => where(column, '=', key))))
    .where('state', '<>', 'declined')
    .where(sql<boolean>`(account_id = ${viewerId}::uuid or (recipient_id = ${viewerId}::uuid and ${sent}))`)
    .executeTakeFirst();
  if (!photo) return null;
  const { blurred_key: full, blurred_thumb_key: thumb } = photo;
  const clear = photo.account_id === viewerId || photo.state === 'accepted';
  if (clear) return { key, clear: key !== full && key !== thumb };
  return { key: key === photo.key || key === full ? full : thumb, clear: false };
}
