import { encodeCursor } from '@heartwood/domain';
import { sql } from 'kysely';
import { cappedCount } from '../../badges/badges';
import { readListPlace } from '../../kernel/list-place';
import { operation } from '../../kernel/operation';
import { blockedCard, cardsQuery, memberCard } from '../../profiles/member-card';
import { notBlocked } from '../../visibility/not-blocked';
import { seesRead } from '../../visibility/sees-read';
import { messageJson, type MessageRow } from '../message-json';

const pageSize = 50;

/** The newest message the member has not removed; before confirmation, the newest waiting one. */
const lastMessage = (viewerId: string) => sql<MessageRow | null>`coalesce(
  (
    select to_jsonb(last) from (
      select seq, id, sender_id, type, text, gift, created_at, opened_at from message
      where message.conversation_id = mine.conversation_id and message.seq = conversation.last_seq
        and message.seq > mine.hidden_seq
    ) last
  ),
  (
    select to_jsonb(kept) from (
      select conversation.last_seq + count(*) over () as seq, id, sender_id, type, text, gift, created_at,
        true as waiting
      from waiting_message where sender_id = ${viewerId}::uuid and recipient_id = mine.other_id
      order by position desc limit 1
    ) kept
  )
)`;

/** A member's conversations, most recent first; one query per page. */
export const getChats = operation(
  'getChats',
  { access: 'member', uncounted: true },
  async ({ db, query: { cursor }, viewer }) => {
    const after = readListPlace(cursor);
    const rows = await cardsQuery(db, viewer.id)
      .innerJoin('conversation_member as mine', (join) =>
        join.onRef('mine.other_id', '=', 'profile.id').on('mine.account_id', '=', viewer.id),
      )
      .innerJoin('conversation', 'conversation.id', 'mine.conversation_id')
      .leftJoin('conversation_member as theirs', (join) =>
        join
          .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
          .onRef('theirs.account_id', '=', 'profile.id'),
      )
      .select([
        'conversation.id as conversation_id',
        'conversation.last_message_at',
        'mine.read_seq',
        sql<number>`case when ${seesRead(viewer.id, 'profile.id')} then coalesce(theirs.read_seq, 0) else 0 end`.as(
          'their_read_seq',
        ),
        lastMessage(viewer.id).as('last_message'),
        cappedCount(sql`
        select from message
        where message.conversation_id = mine.conversation_id and message.sender_id = mine.other_id
          and message.seq > greatest(mine.read_seq, mine.hidden_seq)`).as('unread'),
        sql<boolean>`profile.erased or not (${notBlocked(viewer.id, 'profile.id')})`.as('blocked'),
      ])
      .where('profile.pool', '=', viewer.pool)
      .where(({ or, eb }) => or([eb('profile.status', '=', 'active'), eb('profile.erased', '=', true)]))
      .where(
        sql<boolean>`(conversation.last_seq > mine.hidden_seq or exists (
        select 1 from waiting_message where sender_id = ${viewer.id}::uuid and recipient_id = mine.other_id
      ))`,
      )
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(conversation.last_message_at, conversation.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
        ),
      )
      .orderBy('conversation.last_message_at', 'desc')
      .orderBy('conversation.id', 'desc')
      .limit(pageSize + 1)
      .execute();
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    const chats = shown.map((row) => ({
      conversation_id: row.conversation_id,
      profile_id: row.id,
      num_unread_messages: row.blocked ? 0 : row.unread,
      profile: row.blocked ? blockedCard(row, viewer) : memberCard(row, viewer),
      last_message:
        row.last_message &&
        messageJson(row.last_message, viewer.id, {
          readSeq: row.read_seq,
          theirReadSeq: row.their_read_seq,
        }),
      blocked: row.blocked,
      updated: (row.last_message_at ?? row.created_at).toISOString(),
    }));
    const next_cursor = last?.last_message_at
      ? encodeCursor([last.last_message_at.toISOString(), last.conversation_id])
      : null;
    return { status: 200, body: { chats, next_cursor } };
  },
);
