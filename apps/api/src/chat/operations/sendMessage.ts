import { checkMessageText } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { textContent } from '../content';
import { send } from '../send';

export const sendMessage = operation(
  'sendMessage',
  { access: 'member', transaction: true, limits: ['message-attempt'], sendsMessage: true },
  async (context) => {
    const { body, member, brand } = context;
    const recipientId = knownId(body.profile);
    if (recipientId === member.id) throw new ApiError('own_profile');
    const max = brand.settings.message_length;
    const checked = checkMessageText(body.text, max);
    if (!checked.ok) {
      throw new ApiError(checked.code, checked.code === 'message_too_long' ? { data: { max } } : {});
    }
    const content = textContent(checked.text);
    const { conversationId, message, credits, freeMessagesLeft } = await send(context, {
      senderId: member.id,
      recipientId,
      brand,
      content,
    });
    return {
      status: 200,
      body: { conversation: conversationId, message, credits, free_messages_left: freeMessagesLeft },
    };
  },
);
