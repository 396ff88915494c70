import { checkMessageText } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { giftContent, textContent } from '../content';
import { send, sentJson } from '../send';

function checkedText(text: string, max: number): string {
  const checked = checkMessageText(text, max);
  if (checked.ok) return checked.text;
  throw new ApiError(checked.code, checked.code === 'message_too_long' ? { data: { max } } : {});
}

export const sendMessage = operation(
  'sendMessage',
  { access: 'member', transaction: true, limits: ['message-attempt'], sendsMessage: true },
  async (context) => {
    const { body, member, brand } = context;
    const recipientId = knownId(body.profile);
    if (recipientId === member.id) throw new ApiError('own_profile');
    const text = body.text === undefined ? null : checkedText(body.text, brand.settings.message_length);
    const content = body.type === 'gift' ? giftContent(body.gift, text) : textContent(text ?? '');
    const sent = await send(context, { senderId: member.id, recipientId, brand, content });
    return { status: 200, body: sentJson(sent) };
  },
);
