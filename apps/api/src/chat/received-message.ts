import { lockPair } from '../database/locks';
import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import { knownId } from '../kernel/ids';
import type { Viewer } from '../kernel/viewer';
import { partnerByConversation, type Partner } from './partner';
import { messagesAt } from './read-messages';
import { shownMessages } from './shown-messages';
import type { MessageRow } from './message-json';

interface Received {
  message: MessageRow & { cost: number };
  partner: Partner & { conversation: NonNullable<Partner['conversation']> };
}

/**
 * A gift or photo that a member received and can see. The pair must be locked.
 * @throws ApiError not_found for any other message, blocked
 */
export async function receivedMessage(
  { db, viewer, brand }: { db: Db; viewer: Viewer<string>; brand: Brand },
  messageId: string,
  type: 'gift' | 'photo',
): Promise<Received> {
  const found = await db
    .selectFrom('message')
    .innerJoin('conversation_member as mine', 'mine.conversation_id', 'message.conversation_id')
    .select(['message.conversation_id', 'message.seq', 'message.sender_id'])
    .where('message.id', '=', knownId(messageId))
    .where('message.type', '=', type)
    .where('message.sender_id', '<>', viewer.id)
    .where('mine.account_id', '=', viewer.id)
    .executeTakeFirstOrThrow(() => new ApiError('not_found'));
  await lockPair(db, viewer.id, found.sender_id);
  const partner = await partnerByConversation(db, viewer, found.conversation_id);
  if (!partner?.conversation) throw new ApiError('not_found');
  const { conversation } = partner;
  const { first } = shownMessages(conversation, brand.settings.chat_history_limit);
  if (found.seq < first) throw new ApiError('not_found');
  if (partner.blocked) throw new ApiError('blocked');
  const places = { first: found.seq, last: found.seq };
  const message = await messagesAt(db, conversation, places).executeTakeFirstOrThrow();
  return { message, partner: { ...partner, conversation } };
}
