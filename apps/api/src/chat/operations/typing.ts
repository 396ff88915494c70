import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { notify } from '../../notifications/notify';
import { mayNotify } from '../../visibility/sees-read';
import { partnerByConversation } from '../partner';

export const typing = operation(
  'typing',
  {
    access: 'member',
    transaction: true,
    limits: ['typing-try'],
    uncounted: true,
    withoutIdempotencyKey: true,
  },
  async (context) => {
    const { db, body, member, viewer, services } = context;
    const conversation = knownId(body.conversation);
    const partner = await partnerByConversation(db, viewer, conversation);
    if (!partner) throw new ApiError('not_found');
    if (partner.blocked) throw new ApiError('blocked');
    if (!(await mayNotify(db, 'show_typing', member.id, partner.id))) return { status: 204 };
    if ((await services.limits.count('typing', `${member.id} ${conversation}`)) > 1) return { status: 204 };
    const page = { conversation, profile: member.id };
    await notify(context, { type: 'typing', accountId: partner.id, byId: member.id, page });
    return { status: 204 };
  },
);
