import type { Chat, ChatPhoto, ChatThread, Message } from '../index';
import { builtAt, numberedId, numberedMediaPath } from './ids';
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
    opened: null,
    photo: null,
    status: 'delivered',
    created: builtAt,
    ...overrides,
  };
}

/** A photo in a conversation that its recipient has neither accepted nor declined. */
export function buildChatPhoto(overrides: Partial<ChatPhoto> = {}): ChatPhoto {
  return {
    id: numberedId(451),
    state: 'waiting',
    filename: numberedMediaPath(11),
    thumb_filename: numberedMediaPath(12),
    width: 1080,
    height: 1350,
    tone: '#b98a6e',
    refund: 0,
    ...overrides,
  };
}

/** Alternating text messages of both members, numbered from `from`. */
export function buildMessages(count: number, from = 1): Message[] {
  return Array.from({ length: count }, (_, index) => {
    const seq = from + index;
    return buildMessage({ seq, id: numberedId(5000 + seq), mine: seq % 2 === 0, text: `Message ${seq}` });
  });
}

/** A read conversation in the list. */
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
    has_newer: false,
    first_unread: null,
    history: { limit: 0, used: 1 },
    credits: 0,
    cost: 1,
    photo_cost: 2,
    free_messages_left: 2,
    shared_interests: [],
    blocked: false,
    ...overrides,
  };
}
