import { operation } from '../../kernel/operation';
import { receivedMessage } from '../received-message';

export const openGift = operation('openGift', { access: 'member', transaction: true }, async (context) => {
  const { db, body, clock } = context;
  const { message } = await receivedMessage(context, body.message, 'gift');
  await db
    .updateTable('message')
    .set({ opened_at: clock.now() })
    .where('id', '=', message.id)
    .where('opened_at', 'is', null)
    .execute();
  return { status: 204 };
});
