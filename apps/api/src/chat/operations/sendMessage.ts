import { randomUUID } from 'node:crypto';
import { checkMessageText } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { announceMessage } from '../announce-message';
import { appendMessage, joinConversation, startConversation } from '../append-message';
import { chargeMessage } from '../charge';
import { messageJson } from '../message-json';
import { partnerById } from '../partner';
import { keepWaitingMessage, waitingMessages } from '../waiting-messages';

export const sendMessage = operation(
  'sendMessage',
  { access: 'member', transaction: true, limits: ['message', 'message-burst'] },
  async (context) => {
    const { db, body, member, brand, clock } = context;
    const recipientId = knownId(body.profile);
    if (recipientId === member.id) throw new ApiError('own_profile');
    const max = brand.settings.message_length;
    const checked = checkMessageText(body.text, max);
    if (!checked.ok) {
      throw new ApiError(checked.code, checked.code === 'message_too_long' ? { data: { max } } : {});
    }
    const { text } = checked;
    const partner = await partnerById(db, { id: member.id, pool: brand.pool }, recipientId);
    if (partner.blocked) throw new ApiError('blocked');

    const before = partner.conversation;
    const started = before
      ? { ...before, isNew: false }
      : await startConversation(context, { pool: brand.pool, starterId: member.id, otherId: recipientId });
    const id = randomUUID();
    const charged = await chargeMessage(context, {
      member,
      brand,
      conversation: {
        id: started.id,
        startedBy: started.startedBy,
        freeMessagesUsed: before?.freeMessagesUsed ?? 0,
        isNew: started.isNew,
      },
      ref: id,
    });
    const answer = { credits: charged.credits, conversation: started.id, free_messages_left: charged.freeMessagesLeft };

    if (member.status !== 'active') {
      await keepWaitingMessage(context, { id, senderId: member.id, recipientId, text, cost: charged.cost });
      const waiting = await waitingMessages(db, { senderId: member.id, recipientId, lastSeq: before?.lastSeq ?? 0 });
      const message = waiting.at(-1);
      if (!message) throw new Error('The message that was kept is not there.');
      return { status: 200, body: { ...answer, message } };
    }

    if (!before) await joinConversation(db, { conversationId: started.id, memberId: recipientId, otherId: member.id });
    const placed = await appendMessage(context, {
      conversationId: started.id,
      senderId: member.id,
      type: 'text',
      text,
      cost: charged.cost,
      id,
    });
    const row = { ...placed, sender_id: member.id, type: 'text' as const, text, gift: null, created_at: clock.now() };
    await announceMessage(context, { conversationId: started.id, recipientId, message: row });
    return { status: 200, body: { ...answer, message: messageJson(row, member.id, 0) } };
  },
);
