import { sql } from 'kysely';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { notify } from '../../notifications/notify';
import { mayNotify } from '../../visibility/sees-read';
import { partnerByConversation } from '../partner';

export const markRead = operation('markRead', { access: 'member', transaction: true }, async (context) => {
  const { db, body, member, viewer } = context;
  const conversationId = knownId(body.conversation);
  const partner = await partnerByConversation(db, viewer, conversationId);
  if (!partner) throw new ApiError('not_found');
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
    const eventFor = (accountId: string) => ({
      type: 'read' as const,
      accountId,
      byId: member.id,
      page: { conversation: conversationId, seq, mine: accountId === member.id },
    });
    const shown = await mayNotify(db, 'show_read', member.id, partner.id);
    await notify(context, eventFor(member.id), ...(shown ? [eventFor(partner.id)] : []));
  }
  return { status: 204 };
});
