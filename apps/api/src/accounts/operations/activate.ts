import { lockForDelivery } from '../../chat/waiting-messages';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { confirmAccount } from '../confirm-account';
import { deliverHeld } from '../deliver-held';
import { useToken } from '../tokens';
import { readUser } from '../user-json';

export const activate = operation(
  'activate',
  { access: 'public', transaction: true, limits: ['activation-try'] },
  async (context) => {
    const { body, db, brand, member, clock } = context;
    const now = clock.now();
    const use = { purpose: 'activation', token: body.token, now } as const;
    const account = await useToken(db, use, async ({ account_id, email }) => {
      const found = await lockForDelivery(db, account_id);
      if (found?.email !== email || found.pool !== brand.pool) return undefined;
      return (await confirmAccount(db, found.id, now)) ? found : undefined;
    });
    if (!account) throw new ApiError('activation_failed');
    await deliverHeld(context, account.id, brand);
    const own = member?.id === account.id;
    return { status: 200, body: { user: own ? await readUser(db, account.id, brand, now) : null } };
  },
);
