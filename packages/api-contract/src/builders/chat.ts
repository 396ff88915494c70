import type { Chat, ChatThread, Message } from '../index';
import { builtAt, numberedId } from './ids';
import { buildMemberCard } from './member-card';

/** A delivered text message of the other member. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  return {
    seq: 1,
    id: numberedId(501),
    mine: false,
    type: 'text',
    text: 'Which roast do you like?',
    gift: null,
    photo: null,
    status: 'delivered',
    created: builtAt,
    ...overrides,
  };
}

/** Text messages of both members in turn, numbered from `from`. */
export function buildMessages(count: number, from = 1): Message[] {
  return Array.from({ length: count }, (_, index) => {
    const seq = from + index;
    return buildMessage({ seq, id: numberedId(5000 + seq), mine: seq % 2 === 0, text: `Message ${seq}` });
  });
}

/** A conversation in the list, read. */
export function buildChat(overrides: Partial<Chat> = {}): Chat {
  const profile = overrides.profile ?? buildMemberCard();
  return {
    conversation_id: numberedId(601),
    profile_id: profile.id,
    num_unread_messages: 0,
    profile,
    last_message: buildMessage(),
    blocked: false,
    updated: builtAt,
    ...overrides,
  };
}

/** A conversation with one message and two free ones left. */
export function buildChatThread(overrides: Partial<ChatThread> = {}): ChatThread {
  return {
    conversation: numberedId(601),
    profile: buildMemberCard(),
    messages: [buildMessage()],
    has_more: false,
    credits: 0,
    cost: 1,
    free_messages_left: 2,
    blocked: false,
    ...overrides,
  };
}
