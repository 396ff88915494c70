import { freeMessagesLeft } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { cardsQuery, memberCard } from '../../profiles/member-card';
import { joinedPhoto } from '../../photos/photo-json';
import { messageJson } from '../message-json';
import { partnerByConversation, partnerById, type Partner } from '../partner';
import { waitingMessages } from '../waiting-messages';

type Conversation = NonNullable<Partner['conversation']>;

/** A conversation without what the viewer removed, the newest first; `historyLimit` is how many a brand shows, 0 for all. */
function messagesOf(db: Db, { id, lastSeq, hiddenSeq }: Conversation, historyLimit: number) {
  const oldest = historyLimit > 0 ? lastSeq - historyLimit : 0;
  return db
    .selectFrom('message')
    .leftJoin('photo', 'photo.id', 'message.photo_id')
    .select(['message.seq', 'message.id', 'message.sender_id', 'message.type', 'message.text'])
    .select(['message.gift', 'message.created_at', joinedPhoto.as('photo')])
    .where('message.conversation_id', '=', id)
    .where('message.seq', '>', Math.max(hiddenSeq, oldest))
    .orderBy('message.seq', 'desc');
}

export const getChat = operation(
  'getChat',
  { access: 'member' },
  async ({ db, query, member, viewer, brand }) => {
    const { conversation: conversationId, profile: profileId, before, limit = 50 } = query;
    if ((conversationId === undefined) === (profileId === undefined))
      throw invalidFields({ conversation: conversationId ? 'not_allowed' : 'required' });
    if (profileId === member.id) throw new ApiError('not_found');
    const partner = profileId
      ? await partnerById(db, viewer, knownId(profileId))
      : await partnerByConversation(db, viewer, knownId(conversationId ?? ''));
    if (!partner) throw new ApiError('not_found');
    const { conversation } = partner;
    const { free_conversations, free_messages, message_credits, chat_history_limit } = brand.settings;

    const [card, rows, waiting] = await Promise.all([
      cardsQuery(db, member.id).where('profile.id', '=', partner.id).executeTakeFirstOrThrow(),
      conversation
        ? messagesOf(db, conversation, chat_history_limit)
            .where('message.seq', '<', before ?? Number.MAX_SAFE_INTEGER)
            .limit(limit + 1)
            .execute()
        : [],
      member.status === 'active' || before !== undefined || !conversation
        ? []
        : waitingMessages(db, {
            senderId: member.id,
            recipientId: partner.id,
            lastSeq: conversation.lastSeq,
          }),
    ]);
    const shown = rows.slice(0, limit).reverse();
    const mayStart = conversation !== null || member.free_conversations_used < free_conversations;
    const startedBy = !conversation ? 'new' : conversation.startedBy === member.id ? 'mine' : 'theirs';
    return {
      status: 200,
      body: {
        conversation: conversation?.id ?? null,
        profile: memberCard(card, viewer),
        messages: [...shown.map((row) => messageJson(row, member.id, conversation)), ...waiting],
        has_more: rows.length > limit,
        credits: member.credits,
        cost: message_credits,
        free_messages_left: mayStart
          ? freeMessagesLeft({
              conversation: { startedBy, freeMessagesSent: conversation?.freeMessagesUsed ?? 0 },
              free: { conversations: free_conversations, messagesPerConversation: free_messages },
              paidUser: member.paid_user,
            })
          : 0,
        blocked: partner.blocked,
      },
    };
  },
);
