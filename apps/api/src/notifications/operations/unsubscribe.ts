import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { readUnsubscribeToken } from '../unsubscribe-token';
import { undoUnsubscription, unsubscribeTypes } from '../unsubscribe-types';

/** Sent by mail programs on their own (RFC 8058), so it reads no session and checks no origin. */
export const unsubscribe = operation(
  'unsubscribe',
  { access: 'public', transaction: true, sessionless: true, mailedToken: true, limits: ['unsubscribe'] },
  async ({ body, query, db, brand, clock, services }) => {
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
    const mail = { accountId: account.id, types: found.types, now: clock.now() };
    if (!body.undo) await unsubscribeTypes(db, mail);
    else if (!(await undoUnsubscription(db, mail))) throw new ApiError('link_invalid_or_expired');
    return { status: 204 };
  },
);
