import type { Message } from '@heartwood/api-contract';
import type { Db } from '../database/connection';
import { joinedPhoto } from '../photos/photo-json';
import { messageJson } from './message-json';
import type { Partner } from './partner';

interface Page {
  conversation: NonNullable<Partner['conversation']>;
  viewerId: string;
  /** Only messages with a smaller `seq`; absent for the newest. */
  before: number | undefined;
  limit: number;
  /** How many of the newest messages the brand shows at all, 0 for no limit. */
  historyLimit: number;
}

/** One page of a conversation, oldest first, without what the viewer removed. */
export async function messagesBefore(
  db: Db,
  { conversation, viewerId, before, limit, historyLimit }: Page,
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const oldest = historyLimit > 0 ? conversation.lastSeq - historyLimit : 0;
  const rows = await db
    .selectFrom('message')
    .leftJoin('photo', 'photo.id', 'message.photo_id')
    .select([
      'message.seq',
      'message.id',
      'message.sender_id',
      'message.type',
      'message.text',
      'message.gift',
    ])
    .select('message.created_at')
    .select(joinedPhoto.as('photo'))
    .where('message.conversation_id', '=', conversation.id)
    .where('message.seq', '>', Math.max(conversation.hiddenSeq, oldest))
    .where('message.seq', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('message.seq', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit).reverse();
  return {
    messages: shown.map((row) =>
      messageJson(
        row,
        viewerId,
        row.sender_id === viewerId ? conversation.theirReadSeq : conversation.readSeq,
      ),
    ),
    hasMore: rows.length > limit,
  };
}
