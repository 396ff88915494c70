import { sql } from 'kysely';
import { lockAccount } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { withdrawWaitingMessages } from '../waiting-messages';

export const deleteChat = operation(
  'deleteChat',
  { access: 'member', transaction: true },
  async (context) => {
    const { db, body, member } = context;
    await lockAccount(db, member.id).execute();
    const { rows } = await sql<{ other_id: string }>`
    update conversation_member set hidden_seq = last_seq, read_seq = last_seq
    from conversation
    where conversation.id = conversation_id and conversation_id = ${knownId(body.conversation)}::uuid
      and account_id = ${member.id}::uuid
    returning other_id`.execute(db);
    const [removed] = rows;
    if (!removed) throw new ApiError('not_found');
    await withdrawWaitingMessages(context, { senderId: member.id, recipientId: removed.other_id });
    return { status: 204 };
  },
);
