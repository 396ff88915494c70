import { freeMessagesLeft } from '@heartwood/domain';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { cardsQuery, memberCard } from '../../profiles/member-card';
import { messagesBefore } from '../messages-before';
import { partnerByConversation, partnerById } from '../partner';
import { waitingMessages } from '../waiting-messages';

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

    const [card, page, waiting] = await Promise.all([
      cardsQuery(db, member.id).where('profile.id', '=', partner.id).executeTakeFirstOrThrow(),
      conversation
        ? messagesBefore(db, {
            conversation,
            viewerId: member.id,
            before,
            limit,
            historyLimit: chat_history_limit,
          })
        : { messages: [], hasMore: false },
      member.status === 'active' || before !== undefined || !conversation
        ? []
        : waitingMessages(db, {
            senderId: member.id,
            recipientId: partner.id,
            lastSeq: conversation.lastSeq,
          }),
    ]);
    const mayStart = conversation !== null || member.free_conversations_used < free_conversations;
    const startedBy = !conversation ? 'new' : conversation.startedBy === member.id ? 'mine' : 'theirs';
    return {
      status: 200,
      body: {
        conversation: conversation?.id ?? null,
        profile: memberCard(card, viewer),
        messages: [...page.messages, ...waiting],
        has_more: page.hasMore,
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
