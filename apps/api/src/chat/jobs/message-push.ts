import { pushJob, type PushDelivery } from '../../notifications/push-job';
import { pushMessages } from '../../push/messages';
import type { News } from '../../push/tell-by-push';
import type { Services } from '../../services';

type Text = typeof pushMessages.conversation | typeof pushMessages.message;

/** A message that is neither read nor removed by now; its text stays out of it. */
const newsOfMessage =
  (text: Text) =>
  async (
    { accountId, facts: { messageId } }: PushDelivery<'message'>,
    { db }: Services,
  ): Promise<News | null> => {
    const message = await db
      .selectFrom('message')
      .innerJoin('conversation_member as mine', 'mine.conversation_id', 'message.conversation_id')
      .innerJoin('profile', 'profile.id', 'message.sender_id')
      .select(['message.conversation_id', 'profile.name', 'profile.fictional'])
      .where('message.id', '=', messageId)
      .where('mine.account_id', '=', accountId)
      .whereRef('message.seq', '>', 'mine.read_seq')
      .whereRef('message.seq', '>', 'mine.hidden_seq')
      .executeTakeFirst();
    if (!message) return null;
    const { conversation_id, name, fictional } = message;
    return {
      event: `message:${messageId}`,
      tag: `chat:${conversation_id}`,
      path: `/chats/${conversation_id}`,
      from: { name, fictional },
      text,
    };
  };

/** Tells a member's browsers that somebody wrote for the first time. */
export const conversationPush = pushJob('conversation', newsOfMessage(pushMessages.conversation));

/** Tells a member's browsers of a message. */
export const messagePush = pushJob('message', newsOfMessage(pushMessages.message));
