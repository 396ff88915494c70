import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { doEach } from '../../jobs/do-each';
import { recurringJob } from '../../jobs/recurring-job';

/**
 * Returns conversations that nobody can read any more and that still have something to delete: one of the two
 * is erased, so that nothing is added, and so is the other, or has removed it. Once true it stays true.
 */
async function unreadable(db: Db, size: number): Promise<string[]> {
  // Materialised, so that the planner doesn't search the messages first.
  const { rows } = await sql<{ id: string }>`
    with unreadable as materialized (
      select distinct gone.conversation_id as id
      from conversation_member as gone
        join account as leaver on leaver.id = gone.account_id and leaver.status = 'erased'
        join conversation_member as other
          on other.conversation_id = gone.conversation_id and other.account_id = gone.other_id
        join account as partner on partner.id = other.account_id
        join conversation on conversation.id = gone.conversation_id
      where partner.status = 'erased' or other.hidden_seq >= conversation.last_seq
    )
    select id from unreadable
    where exists (select from message where conversation_id = unreadable.id and text is not null)
      or not exists (select from message where conversation_id = unreadable.id and cost > 0)
    limit ${size}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Empties an unreadable conversation, and deletes it unless the ledger refers to its messages. */
async function forgetConversation(db: Db, id: string): Promise<void> {
  await db.selectFrom('conversation').select('id').where('id', '=', id).forUpdate().execute();
  await db
    .updateTable('message')
    .set({ text: null })
    .where('conversation_id', '=', id)
    .where('text', 'is not', null)
    .execute();
  await db
    .deleteFrom('conversation')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('message').select('id').where('conversation_id', '=', id).where('cost', '>', 0))),
    )
    .execute();
}

/** Deletes what was written in conversations that nobody can read any more: `docs/0018`. */
export const forgetConversations = recurringJob({
  name: 'chat.forget-conversations',
  recurrence: { everySeconds: 24 * 3600 },
  batchSize: 1000,
  async batch({ db, inTransaction }, { size }) {
    const ids = await unreadable(db, size);
    await doEach(ids, (id) => inTransaction((scope) => forgetConversation(scope.db, id)));
    return ids.length === size;
  },
});
