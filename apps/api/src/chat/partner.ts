import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import { notBlocked } from '../profiles/meeting';

/** The other member of a conversation, as the one who asks stands to them. */
export interface Partner {
  id: string;
  /** Either has blocked the other; only where a conversation exists. */
  blocked: boolean;
  /** Null before the first message. */
  conversation: {
    id: string;
    startedBy: string;
    lastSeq: number;
    readSeq: number;
    hiddenSeq: number;
    freeMessagesUsed: number;
    /** How far the other has read; 0 where they know nothing of it yet. */
    theirReadSeq: number;
  } | null;
}

/** The pair of a conversation: the smaller id first. */
export function pairOf(one: string, other: string): { low_id: string; high_id: string } {
  return one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one };
}

function partnerQuery(db: Db, viewerId: string, pool: string) {
  return db
    .selectFrom('profile')
    .leftJoin('conversation_member as mine', (join) =>
      join.onRef('mine.other_id', '=', 'profile.id').on('mine.account_id', '=', viewerId),
    )
    .leftJoin('conversation', 'conversation.id', 'mine.conversation_id')
    .leftJoin('conversation_member as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.account_id', '=', 'profile.id'),
    )
    .select([
      'profile.id',
      'profile.visible',
      'conversation.id as conversation_id',
      'conversation.started_by',
      'conversation.last_seq',
      'mine.read_seq',
      'mine.hidden_seq',
      'mine.free_messages_used',
      'theirs.read_seq as their_read_seq',
      sql<boolean>`not (${notBlocked(viewerId, 'profile.id')})`.as('blocked'),
    ])
    .where('profile.pool', '=', pool)
    .where('profile.status', '=', 'active');
}

type Row = Awaited<ReturnType<ReturnType<typeof partnerQuery>['execute']>>[number];

function partnerFrom(row: Row | undefined): Partner {
  const conversation =
    row && row.conversation_id !== null
      ? {
          id: row.conversation_id,
          startedBy: row.started_by ?? '',
          lastSeq: row.last_seq ?? 0,
          readSeq: row.read_seq ?? 0,
          hiddenSeq: row.hidden_seq ?? 0,
          freeMessagesUsed: row.free_messages_used ?? 0,
          theirReadSeq: row.their_read_seq ?? 0,
        }
      : null;
  if (!row || (!conversation && (row.blocked || !row.visible))) throw new ApiError('not_found');
  return { id: row.id, blocked: row.blocked, conversation };
}

/**
 * The member somebody wants to talk to.
 * @throws ApiError not_found when unknown or hidden, or blocked without a conversation from before
 */
export async function partnerById(db: Db, viewer: { id: string; pool: string }, id: string): Promise<Partner> {
  return partnerFrom(await partnerQuery(db, viewer.id, viewer.pool).where('profile.id', '=', id).executeTakeFirst());
}

/** The other member of one of the viewer's conversations. */
export async function partnerByConversation(
  db: Db,
  viewer: { id: string; pool: string },
  conversationId: string,
): Promise<Partner> {
  const row = await partnerQuery(db, viewer.id, viewer.pool)
    .where('mine.conversation_id', '=', conversationId)
    .executeTakeFirst();
  return partnerFrom(row);
}
