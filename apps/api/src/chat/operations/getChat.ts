import { freeMessagesLeft, normaliseText } from '@heartwood/domain';
import { ApiError, invalidFields } from '../../kernel/api-error';
import type { QueryOf } from '../../kernel/contract-types';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { blockedCard, cardsQuery, memberCard } from '../../profiles/member-card';
import { messageJson } from '../message-json';
import { partnerByConversation, partnerById } from '../partner';
import { firstUnread, messagesAt, messagesWith } from '../read-messages';
import { sharedInterests } from '../shared-interests';
import { pageOf, shownMessages } from '../shown-messages';
import { waitingMessages } from '../waiting-messages';

/** The search text in its stored form; null without a search. Rejects incompatible parameters. */
function searchedText({
  conversation,
  profile,
  before,
  after,
  around,
  q,
}: QueryOf<'getChat'>): string | null {
  if ((conversation === undefined) === (profile === undefined))
    throw invalidFields({ conversation: conversation ? 'not_allowed' : 'required' });
  if (after !== undefined && (before !== undefined || q !== undefined))
    throw invalidFields({ after: 'not_allowed' });
  if (around !== undefined && (before !== undefined || after !== undefined || q !== undefined))
    throw invalidFields({ around: 'not_allowed' });
  if (q === undefined) return null;
  const text = normaliseText(q);
  if (text.length < 2) throw invalidFields({ q: 'too_short' });
  return text;
}

export const getChat = operation(
  'getChat',
  { access: 'member' },
  async ({ db, query, member, viewer, brand }) => {
    const { conversation: conversationId, profile: profileId, before, after, around, limit = 50 } = query;
    const search = searchedText(query);
    if (profileId === member.id) throw new ApiError('not_found');
    const partner = profileId
      ? await partnerById(db, viewer, knownId(profileId))
      : await partnerByConversation(db, viewer, knownId(conversationId ?? ''));
    if (!partner) throw new ApiError('not_found');
    const { conversation } = partner;
    const { free_conversations, free_messages, message_credits, photo_credits, chat_history_limit } =
      brand.settings;
    const nothing = { lastSeq: 0, hiddenSeq: 0 };
    const shown = shownMessages(conversation ?? nothing, chat_history_limit);
    const page = pageOf(shown, { before, after, around, limit });
    const hasNewer = search === null && page.last < shown.last;
    const readMessages = () => {
      if (!conversation) return [];
      if (search === null) return messagesAt(db, conversation, page).orderBy('message.seq').execute();
      const older = { first: shown.first, last: page.last };
      return messagesWith(db, conversation, older, search)
        .limit(limit + 1)
        .execute();
    };

    const [card, rows, unread, waiting, shared_interests] = await Promise.all([
      cardsQuery(db, member.id).where('profile.id', '=', partner.id).executeTakeFirstOrThrow(),
      readMessages(),
      conversation && !partner.blocked ? firstUnread(db, conversation, { otherId: partner.id, shown }) : null,
      member.status === 'active' || before !== undefined || hasNewer || search !== null || !conversation
        ? []
        : waitingMessages(db, {
            senderId: member.id,
            recipientId: partner.id,
            lastSeq: conversation.lastSeq,
          }),
      conversation ? [] : sharedInterests(db, brand, [member.id, partner.id]),
    ]);
    const messages = rows.slice(0, limit).map((row) => messageJson(row, member.id, conversation));
    const mayStart = conversation !== null || member.free_conversations_used < free_conversations;
    const startedBy = !conversation ? 'new' : conversation.startedBy === member.id ? 'mine' : 'theirs';
    return {
      status: 200,
      body: {
        conversation: conversation?.id ?? null,
        profile: partner.blocked ? blockedCard(card, viewer) : memberCard(card, viewer),
        messages: [...messages, ...waiting],
        has_more: search === null ? page.first > shown.first : rows.length > limit,
        has_newer: hasNewer,
        first_unread: unread,
        history: { limit: chat_history_limit, used: Math.max(0, shown.last - shown.first + 1) },
        credits: member.credits,
        cost: message_credits,
        photo_cost: photo_credits,
        free_messages_left: mayStart
          ? freeMessagesLeft({
              conversation: { startedBy, freeMessagesSent: conversation?.freeMessagesUsed ?? 0 },
              free: { conversations: free_conversations, messagesPerConversation: free_messages },
              paidUser: member.paid_user,
            })
          : 0,
        shared_interests,
        blocked: partner.blocked,
      },
    };
  },
);
