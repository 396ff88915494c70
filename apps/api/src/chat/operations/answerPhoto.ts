import { grant } from '../../credits/grant';
import { notifyBalance } from '../../credits/notify-balance';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { notify } from '../../notifications/notify';
import { removePhotoFiles } from '../../photos/jobs/remove-photo-files';
import { keysOf } from '../../photos/stored-photo';
import { messageJson } from '../message-json';
import { receivedMessage } from '../received-message';

export const answerPhoto = operation(
  'answerPhoto',
  { access: 'member', transaction: true },
  async (context) => {
    const { db, body, member, jobs } = context;
    const { message, partner } = await receivedMessage(context, body.message, 'photo');
    const { photo, cost } = message;
    if (!photo) throw new ApiError('not_found');
    const state = body.accepted ? 'accepted' : 'declined';
    if (photo.state === state) return { status: 204 };
    const isRefund = !body.accepted && cost > 0 && photo.state === 'waiting';
    if (isRefund)
      await grant(context, { accountId: partner.id, amount: cost, kind: 'message_refund', ref: message.id });
    await db
      .updateTable('chat_photo')
      .set({ state })
      .where('id', '=', photo.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirstOrThrow(() => new ApiError('conflict'));
    if (!body.accepted) await jobs.add(removePhotoFiles, { keys: keysOf(photo) });

    const { id: conversation, readSeq, theirReadSeq } = partner.conversation;
    const answered = { ...message, photo: { ...photo, state } as const };
    const eventFor = (accountId: string, profile: string, read: Parameters<typeof messageJson>[2]) => ({
      type: 'photo' as const,
      accountId,
      byId: member.id,
      page: { conversation, profile, message: messageJson(answered, accountId, read) },
    });
    await notify(
      context,
      eventFor(partner.id, member.id, { readSeq: theirReadSeq, theirReadSeq: readSeq }),
      eventFor(member.id, partner.id, { readSeq, theirReadSeq }),
    );
    if (isRefund) await notifyBalance(context, partner.id);
    return { status: 204 };
  },
);
