import { sql } from 'kysely';
import { pushJob, type PushDelivery } from '../../notifications/push-job';
import type { News } from '../../push/send-push';
import type { Services } from '../../services';

const isLastOfSender = sql<boolean>`not exists (
  select 1 from message later where later.conversation_id = message.conversation_id and later.seq > message.seq
    and later.sender_id = message.sender_id
)`;

/**
 * A message that is still unread and not removed; its text is left out. Of those held back by quiet hours,
 * only a conversation's last one is reported.
 */
async function newsOfMessage(
  { accountId, held, facts: { messageId } }: PushDelivery<'message'>,
  { db }: Services,
): Promise<News | null> {
  const message = await db
    .selectFrom('message')
    .innerJoin('conversation_member as mine', 'mine.conversation_id', 'message.conversation_id')
    .innerJoin('profile', 'profile.id', 'message.sender_id')
    .select(['message.conversation_id', 'profile.name', 'profile.fictional'])
    .where('message.id', '=', messageId)
    .where('mine.account_id', '=', accountId)
    .whereRef('message.seq', '>', 'mine.read_seq')
    .whereRef('message.seq', '>', 'mine.hidden_seq')
    .$if(held === true, (query) => query.where(isLastOfSender))
    .executeTakeFirst();
  if (!message) return null;
  const { conversation_id: id, ...from } = message;
  return { event: `message:${messageId}`, tag: `chat:${id}`, path: `/chats/${id}`, from };
}

/** Pushes that someone wrote to the member for the first time. */
export const conversationPush = pushJob('conversation', newsOfMessage);

/** Pushes a new message. */
export const messagePush = pushJob('message', newsOfMessage);
