import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { chooseChannels } from '../choose-channels';
import { readUnsubscribeToken } from '../unsubscribe-token';

/** Sent by mail programs on their own (RFC 8058), so it reads no session and checks no origin. */
export const unsubscribe = operation(
  'unsubscribe',
  { access: 'public', transaction: true, sessionless: true, mailedToken: true, limits: ['unsubscribe'] },
  async ({ body, query, db, brand, services }) => {
    const token = body.token ?? query.token;
    if (token === undefined) throw invalidFields({ token: 'required' });
    const found = readUnsubscribeToken(services.environment.SESSION_SECRET, token);
    const account =
      found &&
      (await db
        .selectFrom('account')
        .select('id')
        .where('id', '=', found.accountId)
        .where('pool', '=', brand.pool)
        .where('status', '!=', 'erased')
        .forNoKeyUpdate()
        .executeTakeFirst());
    if (!account) throw new ApiError('link_invalid_or_expired');
    const enabled = body.undo === true;
    await chooseChannels(db, account.id, { types: found.types, channel: 'mail', enabled });
    return { status: 204 };
  },
);
