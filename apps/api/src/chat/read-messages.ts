import type { Db } from '../database/connection';
import { joinedChatPhoto } from '../photos/chat-photo';
import type { Partner } from './partner';
import type { Places } from './shown-messages';

type Conversation = NonNullable<Partner['conversation']>;

/** The messages of a conversation in a range. */
export function messagesAt(db: Db, { id }: Pick<Conversation, 'id'>, { first, last }: Places) {
  return db
    .selectFrom('message')
    .leftJoin('chat_photo', 'chat_photo.id', 'message.photo_id')
    .select(['message.seq', 'message.id', 'message.sender_id', 'message.type', 'message.text'])
    .select(['message.gift', 'message.created_at', 'message.opened_at', 'message.cost'])
    .select(joinedChatPhoto.as('photo'))
    .where('message.conversation_id', '=', id)
    .where('message.seq', '>=', first)
    .where('message.seq', '<=', last);
}

/** The messages in a range whose text contains a search text, case-insensitively, newest first. */
export function messagesWith(db: Db, conversation: Pick<Conversation, 'id'>, places: Places, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return messagesAt(db, conversation, places)
    .where('message.text', 'ilike', pattern)
    .orderBy('message.seq', 'desc');
}

/** The sequence number of the first unread message from the other member, or null. */
export async function firstUnread(
  db: Db,
  { id, readSeq }: Pick<Conversation, 'id' | 'readSeq'>,
  { otherId, shown }: { otherId: string; shown: Places },
): Promise<number | null> {
  const unread = await db
    .selectFrom('message')
    .select('seq')
    .where('conversation_id', '=', id)
    .where('sender_id', '=', otherId)
    .where('seq', '>=', Math.max(readSeq + 1, shown.first))
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return unread?.seq ?? null;
}
