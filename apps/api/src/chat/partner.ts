import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import type { Viewer as AnyViewer } from '../kernel/viewer';
import { notBlocked } from '../visibility/not-blocked';

/** The other member of a conversation, as the one who asks stands to them. */
export interface Partner {
  id: string;
  /** Either has blocked the other, or the other left for good; only where a conversation exists. */
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

interface Row {
  id: string;
  visible: boolean;
  blocked: boolean;
  conversation_id: string | null;
  started_by: string | null;
  last_seq: number | null;
  read_seq: number | null;
  hidden_seq: number | null;
  free_messages_used: number | null;
  their_read_seq: number | null;
}

type Viewer = Pick<AnyViewer<string>, 'id' | 'pool'>;

/** `which` says who of the viewer's pool is meant. */
async function findPartner(
  db: Db,
  { id, pool }: Viewer,
  which: RawBuilder<boolean>,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select profile.id, profile.visible,
      profile.erased or not (${notBlocked(id, 'profile.id')}) as blocked,
      conversation.id as conversation_id, conversation.started_by, conversation.last_seq,
      mine.read_seq, mine.hidden_seq, mine.free_messages_used, theirs.read_seq as their_read_seq
    from profile
    left join conversation_member mine on mine.other_id = profile.id and mine.account_id = ${id}::uuid
    left join conversation on conversation.id = mine.conversation_id
    left join conversation_member theirs
      on theirs.conversation_id = mine.conversation_id and theirs.account_id = profile.id
    where profile.pool = ${pool} and (profile.status = 'active' or profile.erased) and ${which}`.execute(db);
  return rows[0];
}

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
export async function partnerById(db: Db, viewer: Viewer, id: string): Promise<Partner> {
  return partnerFrom(await findPartner(db, viewer, sql`profile.id = ${id}::uuid`));
}

/** The other member of one of the viewer's conversations. */
export async function partnerByConversation(
  db: Db,
  viewer: Viewer,
  conversationId: string,
): Promise<Partner> {
  return partnerFrom(await findPartner(db, viewer, sql`mine.conversation_id = ${conversationId}::uuid`));
}
