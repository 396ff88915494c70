import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import type { Onlooker } from '../visibility/may-open';
import { notBlocked } from '../visibility/not-blocked';
import { seesRead } from '../visibility/sees-read';
import { shownOn } from '../visibility/shown-on';

/** The other member of a conversation, from the viewer's perspective. */
export interface Partner {
  id: string;
  /** Either has blocked the other, or the other left for good; only if a conversation exists. */
  blocked: boolean;
  /** Null before the first message. */
  conversation: {
    id: string;
    startedBy: string;
    lastSeq: number;
    readSeq: number;
    hiddenSeq: number;
    freeMessagesUsed: number;
    /**
     * How far the other has read; 0 if they haven't joined the conversation yet, or if it is hidden from the
     * viewer, as after a block.
     */
    theirReadSeq: number;
  } | null;
}

/** The conversation key of two members: the smaller id first. */
export function pairOf(one: string, other: string): { low_id: string; high_id: string } {
  return one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one };
}

type Viewer = Onlooker<string>;

/**
 * Finds the member that `which` selects in the viewer's pool; null if unknown, hidden, or blocked without a
 * conversation.
 */
async function findPartner(
  db: Db,
  { id, pool, brand }: Viewer,
  which: RawBuilder<boolean>,
): Promise<Partner | null> {
  const { rows } = await sql<Partner & { visible: boolean }>`
    select profile.id, profile.visible and ${shownOn({ brand })} as visible, profile.erased or not (${notBlocked(id, 'profile.id')}) as blocked,
      case when conversation.id is not null then jsonb_build_object(
        'id', conversation.id, 'startedBy', conversation.started_by, 'lastSeq', conversation.last_seq,
        'readSeq', mine.read_seq, 'hiddenSeq', mine.hidden_seq, 'freeMessagesUsed', mine.free_messages_used,
        'theirReadSeq', case when ${seesRead(id, 'profile.id')} then coalesce(theirs.read_seq, 0) else 0 end
      ) end as conversation
    from profile
    left join conversation_member mine on mine.other_id = profile.id and mine.account_id = ${id}::uuid
    left join conversation on conversation.id = mine.conversation_id
    left join conversation_member theirs
      on theirs.conversation_id = mine.conversation_id and theirs.account_id = profile.id
    where profile.pool = ${pool} and (profile.status = 'active' or profile.erased) and ${which}`.execute(db);
  const [row] = rows;
  if (!row || (!row.conversation && (row.blocked || !row.visible))) return null;
  return { id: row.id, blocked: row.blocked, conversation: row.conversation };
}

/** The member to talk to; null if unknown, hidden, or blocked without an existing conversation. */
export function partnerById(db: Db, viewer: Viewer, id: string): Promise<Partner | null> {
  return findPartner(db, viewer, sql`profile.id = ${id}::uuid`);
}

/** The other member of one of the viewer's conversations, or null. */
export function partnerByConversation(
  db: Db,
  viewer: Viewer,
  conversationId: string,
): Promise<Partner | null> {
  return findPartner(db, viewer, sql`mine.conversation_id = ${conversationId}::uuid`);
}
