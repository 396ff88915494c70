import { sql } from 'kysely';
import { grant } from '../../credits/grant';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';

export const deleteChat = operation(
  'deleteChat',
  { access: 'member', transaction: true },
  async (context) => {
    const { db, body, member } = context;
    const { rows } = await sql<{ other_id: string }>`
    update conversation_member set hidden_seq = last_seq, read_seq = last_seq
    from conversation
    where conversation.id = conversation_id and conversation_id = ${knownId(body.conversation)}::uuid
      and account_id = ${member.id}::uuid
    returning other_id`.execute(db);
    const [removed] = rows;
    if (!removed) throw new ApiError('not_found');
    const withdrawn = await db
      .deleteFrom('waiting_message')
      .where('sender_id', '=', member.id)
      .where('recipient_id', '=', removed.other_id)
      .returning(['id', 'cost'])
      .execute();
    for (const { id, cost } of withdrawn) {
      if (cost > 0)
        await grant(context, { accountId: member.id, amount: cost, kind: 'message_refund', ref: id });
    }
    return { status: 204 };
  },
);
