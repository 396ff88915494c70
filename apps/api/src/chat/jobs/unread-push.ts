import { sql } from 'kysely';
import { pushJob } from '../../notifications/push-job';

/** Pushes a reminder of an unanswered conversation, unless it has been read meanwhile. */
export const unreadPush = pushJob('unread', async ({ accountId, facts: { conversationId } }, { db }) => {
  const from = await db
    .selectFrom('conversation_member as mine')
    .innerJoin('profile', 'profile.id', 'mine.other_id')
    .select(['profile.name', 'profile.fictional'])
    .where('mine.conversation_id', '=', conversationId)
    .where('mine.account_id', '=', accountId)
    .where(
      sql<boolean>`exists (
        select from message where message.conversation_id = mine.conversation_id
          and message.sender_id = mine.other_id and message.seq > greatest(mine.read_seq, mine.hidden_seq)
      )`,
    )
    .executeTakeFirst();
  const about = `chat:${conversationId}`;
  return from
    ? { event: `unread:${conversationId}`, tag: about, path: `/chats/${conversationId}`, from }
    : null;
});
