import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { reactivateAccount } from '../reactivate-account';
import { readUser } from '../user-json';

export const reactivate = operation(
  'reactivate',
  { access: 'public', transaction: true, limits: ['reactivation-try'], mailedToken: true },
  async (context) => {
    const { body, db, brand, member, clock, session, log } = context;
    const account = await reactivateAccount(context, body.token, brand);
    if (account === null) throw new ApiError('link_invalid_or_expired');
    log.warn({ security: 'account_reactivated' }, 'account reactivated');
    // Following the link must not log another person's browser into this account.
    if (member) return { status: 200, body: { user: null } };
    session.open(account);
    return { status: 200, body: { user: await readUser(db, account.accountId, brand, clock.now()) } };
  },
);
