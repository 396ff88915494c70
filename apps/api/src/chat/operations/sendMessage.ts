import { randomUUID } from 'node:crypto';
import { checkMessageText } from '@heartwood/domain';
import { debit } from '../../credits/debit';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { joinConversation, startConversation } from '../append-message';
import { chargeMessage } from '../charge';
import { deliverMessage } from '../deliver-message';
import { messageJson } from '../message-json';
import { partnerById } from '../partner';
import { keepWaitingMessage, waitingMessages } from '../waiting-messages';

export const sendMessage = operation(
  'sendMessage',
  { access: 'member', transaction: true, limits: ['message', 'message-burst'] },
  async (context) => {
    const { db, body, member, brand, clock, services } = context;
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
    const { cost, freeMessagesLeft } = await chargeMessage(context, {
      member,
      brand,
      conversation: {
        id: started.id,
        startedBy: started.startedBy,
        freeMessagesUsed: before?.freeMessagesUsed ?? 0,
        isNew: started.isNew,
      },
    });
    const answer = { conversation: started.id, free_messages_left: freeMessagesLeft };

    if (member.status !== 'active') {
      const booking = { accountId: member.id, amount: cost, kind: 'message', ref: id };
      const credits = cost > 0 ? await debit(context, booking) : member.credits;
      await keepWaitingMessage(context, { id, senderId: member.id, recipientId, text, cost });
      const waiting = await waitingMessages(db, {
        senderId: member.id,
        recipientId,
        lastSeq: before?.lastSeq ?? 0,
      });
      const message = waiting.at(-1);
      if (!message) throw new Error('The message that was kept is not there.');
      return { status: 200, body: { ...answer, credits, message } };
    }

    if (!before) {
      await joinConversation(db, { conversationId: started.id, memberId: recipientId, otherId: member.id });
    }
    const message = {
      id,
      seq: (before?.lastSeq ?? 0) + 1,
      sender_id: member.id,
      type: 'text' as const,
      text,
      gift: null,
      created_at: clock.now(),
    };
    const delivery = { conversationId: started.id, recipientId, message, cost };
    const { seq, credits } = await deliverMessage(context, services.connection.signals, delivery);
    const sent = messageJson({ ...message, seq }, member.id, 0);
    return { status: 200, body: { ...answer, credits: credits ?? member.credits, message: sent } };
  },
);
