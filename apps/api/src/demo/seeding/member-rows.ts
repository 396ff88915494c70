import { stableId } from '@heartwood/demo-people';
import type { DemoConversation, DemoLike, DemoMember, PoolOutline } from '@heartwood/demo-people';
import type { Insertable } from 'kysely';
import type {
  ConversationMemberTable,
  ConversationTable,
  LikedTable,
  MessageTable,
  NewAccount,
  NewProfile,
  PhotoTable,
  TermsAcceptanceTable,
} from '../../database/schema';
import type { PhotoFiles } from './photo-files';

/** Account data besides the member's own. */
export interface AccountFacts {
  status: 'active' | 'not_confirmed';
  passwordHash: string;
  credits: number;
  startedFree: number;
}

export function accountRow(member: DemoMember, pool: PoolOutline, facts: AccountFacts): NewAccount {
  return {
    id: member.id,
    pool: pool.id,
    brand: member.brand,
    email: member.email,
    email_key: member.email,
    password_hash: facts.passwordHash,
    status: facts.status,
    language: member.language,
    credits: facts.credits,
    debt: 0,
    paid_user: member.paidUser,
    signup_date: member.signupDate,
    confirmed_at: facts.status === 'active' ? member.signupDate : null,
    terms_version: pool.termsVersion,
    terms_accepted_at: member.signupDate,
    country: member.country,
    invisible: false,
    free_conversations_used: facts.startedFree,
    fictional: false,
    demo: true,
    last_active_at: member.lastActiveAt,
  };
}

/** The acceptance of the terms at signup. */
export function acceptanceRow(member: DemoMember, pool: PoolOutline): Insertable<TermsAcceptanceTable> {
  return {
    account_id: member.id,
    version: pool.termsVersion,
    brand: member.brand,
    accepted_at: member.signupDate,
  };
}

/** The profile; its main photo is set once the photos exist. */
export function profileRow(
  member: DemoMember,
  pool: PoolOutline,
  status: AccountFacts['status'],
): NewProfile {
  return {
    id: member.id,
    pool: pool.id,
    name: member.name,
    status: 'active',
    visible: status === 'active',
    gender: member.gender,
    sexuality: member.sexuality,
    date_of_birth: member.dateOfBirth,
    country: member.country,
    region: member.region,
    city: member.city,
    reason_for_signup: member.reasonForSignup,
    hair_colour: member.hairColour,
    eye_colour: member.eyeColour,
    body_type: member.bodyType,
    relationship_status: member.relationshipStatus,
    tattoos: member.tattoos,
    description: member.description,
    interests: member.interests,
    fictional: false,
    demo: true,
    photos_count: member.photos.length,
    created_at: member.signupDate,
    last_active_at: member.lastActiveAt,
    advertising_agreed_at: member.signupDate,
    shown_on: [...member.shownOn],
  };
}

export function photoRows(member: DemoMember, files: PhotoFiles): Insertable<PhotoTable>[] {
  return member.photos.map((photo) => ({
    id: photo.id,
    account_id: member.id,
    ...files.of(photo),
    status: 'active' as const,
    private: photo.private,
    main: photo.main,
    position: photo.position,
    created_at: member.signupDate,
    reviewed_at: member.signupDate,
  }));
}

export function likeRow({ from, to, createdAt, isNew }: DemoLike, pool: PoolOutline): Insertable<LikedTable> {
  return {
    from_id: from,
    to_id: to,
    pool: pool.id,
    created_at: createdAt,
    is_new: isNew,
    shown_at: isNew ? null : createdAt,
  };
}

/** Returns the id of a conversation's message by its index, from 0. */
export function messageId(conversationId: string, at: number): string {
  return stableId(conversationId, 'message', at);
}

/** The rows of a conversation, its two members and its messages. */
export interface ConversationRows {
  conversation: Insertable<ConversationTable>;
  members: Insertable<ConversationMemberTable>[];
  messages: Insertable<MessageTable>[];
}

/**
 * The costs of a conversation: the starter's number of free messages, and the credits per message of a
 * sender.
 */
export interface ConversationCosts {
  freeMessages: number;
  costOf: (senderId: string) => number;
}

export function conversationRows(
  demoConversation: DemoConversation,
  pool: PoolOutline,
  { freeMessages, costOf }: ConversationCosts,
): ConversationRows {
  const { id, startedBy, other, messages, read } = demoConversation;
  const [low, high] = startedBy < other ? [startedBy, other] : [other, startedBy];
  const first = messages[0]?.createdAt;
  const last = messages.at(-1)?.createdAt;
  if (!first || !last) throw new Error(`Conversation ${id} is empty`);
  const taker = (accountId: string, otherId: string, readSeq: number, free: number) => ({
    conversation_id: id,
    account_id: accountId,
    other_id: otherId,
    read_seq: readSeq,
    hidden_seq: 0,
    free_messages_used: free,
  });
  return {
    conversation: {
      id,
      pool: pool.id,
      low_id: low,
      high_id: high,
      started_by: startedBy,
      last_seq: messages.length,
      last_message_at: last,
      created_at: first,
    },
    members: [taker(startedBy, other, read.starter, freeMessages), taker(other, startedBy, read.other, 0)],
    messages: messages.map((message, at) => ({
      conversation_id: id,
      seq: at + 1,
      id: messageId(id, at),
      sender_id: message.sender,
      type: 'text' as const,
      text: message.text,
      cost: costOf(message.sender),
      created_at: message.createdAt,
    })),
  };
}
