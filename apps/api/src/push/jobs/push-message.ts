import { job } from '../../jobs/job';
import { notBlocked } from '../../visibility/not-blocked';
import { pushMessages } from '../messages';
import { tellByPush } from '../tell-by-push';

interface NewMessage {
  recipientId: string;
  messageId: string;
}

/**
 * Tells the recipient's browsers of a message, unless it is read, removed or blocked by now, or its sender is gone. Its
 * text stays out of it.
 */
export const pushMessage = job<NewMessage>('push.message', async ({ recipientId, messageId }, services) => {
  const message = await services.db
    .selectFrom('message')
    .innerJoin('conversation_member as mine', 'mine.conversation_id', 'message.conversation_id')
    .innerJoin('profile', 'profile.id', 'message.sender_id')
    .innerJoin('account', 'account.id', 'message.sender_id')
    .select(['message.conversation_id', 'message.seq', 'profile.name', 'profile.fictional'])
    .where('message.id', '=', messageId)
    .where('mine.account_id', '=', recipientId)
    .whereRef('message.seq', '>', 'mine.read_seq')
    .whereRef('message.seq', '>', 'mine.hidden_seq')
    .where('account.status', '=', 'active')
    .where('profile.status', '=', 'active')
    .where(notBlocked(recipientId, 'profile.id'))
    .executeTakeFirst();
  if (!message) return;
  const { conversation_id, seq, name, fictional } = message;
  const first = seq === 1;
  await tellByPush(services, {
    recipientId,
    type: first ? 'new_conversations' : 'new_messages',
    event: `message:${messageId}`,
    tag: `chat:${conversation_id}`,
    path: `/chats/${conversation_id}`,
    from: { name, fictional },
    text: first ? pushMessages.conversation : pushMessages.message,
  });
});
