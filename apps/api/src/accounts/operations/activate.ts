import { deliverWaitingMessages } from '../../chat/waiting-messages';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { findToken, useToken } from '../tokens';
import { readUser } from '../user-json';
import { updateVisibility } from '../../visibility/update-visibility';

export const activate = operation(
  'activate',
  { access: 'public', transaction: true, limits: ['activation-try'] },
  async (context) => {
    const { body, db, brand, member, clock } = context;
    const now = clock.now();
    const found = await findToken(db, 'activation', body.token, now);
    const account =
      found &&
      (await db
        .updateTable('account')
        .set({ status: 'active', confirmed_at: now })
        .where('id', '=', found.account_id)
        .where('email', '=', found.email)
        .where('pool', '=', brand.pool)
        .where('status', '=', 'not_confirmed')
        .returning('id')
        .executeTakeFirst());
    if (!account) throw new ApiError('activation_failed');
    await updateVisibility(db, account.id);
    if (!(await useToken(db, 'activation', body.token, now))) throw new ApiError('activation_failed');
    await deliverWaitingMessages(context, account.id, brand);
    const own = member?.id === account.id;
    return { status: 200, body: { user: own ? await readUser(db, account.id, brand, now) : null } };
  },
);
