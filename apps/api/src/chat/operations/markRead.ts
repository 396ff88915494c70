import { sql } from 'kysely';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { partnerByConversation } from '../partner';

export const markRead = operation('markRead', { access: 'member', transaction: true }, async (context) => {
  const { db, body, member, brand, events } = context;
  const conversationId = knownId(body.conversation);
  const partner = await partnerByConversation(db, { id: member.id, pool: brand.pool }, conversationId);
  const wanted = body.seq ?? null;
  const { rows } = await sql<{ read_seq: number }>`
    update conversation_member set read_seq = least(coalesce(${wanted}::bigint, last_seq), last_seq)
    from conversation
    where conversation.id = conversation_id and conversation_id = ${conversationId}::uuid
      and account_id = ${member.id}::uuid
      and read_seq < least(coalesce(${wanted}::bigint, last_seq), last_seq)
    returning read_seq`.execute(db);
  const seq = rows[0]?.read_seq;
  if (seq !== undefined) {
    const read = { conversation: conversationId, seq };
    await events.add([member.id], 'read', { ...read, mine: true });
    if (!partner.blocked) await events.add([partner.id], 'read', { ...read, mine: false });
  }
  return { status: 204 };
});
