import { isPasswordLength } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { closeAllSessions } from '../../kernel/sessions/session-store';
import { loginLock } from '../login-lock';
import { hashPassword } from '../password';
import { endTokens, findToken, useToken } from '../tokens';

export const resetPassword = operation(
  'resetPassword',
  { access: 'public', transaction: 'own', limits: ['reset-try'], byLink: true },
  async ({ body, brand, member, client, clock, session, services, transaction, log }) => {
    if (!isPasswordLength(body.password))
      throw new ApiError('invalid_fields', { fields: { password: 'too_short' } });
    const passwordHash = await hashPassword(body.password);
    const owner: { emailKey?: string } = {};
    const answer = await transaction(async ({ db }) => {
      const now = clock.now();
      const found = await findToken(db, 'reset', body.token, now);
      // The account's row is locked before any token's, so that two links used at once wait for each other.
      const account =
        found &&
        (await db
          .updateTable('account')
          .set({ password_hash: passwordHash })
          .where('id', '=', found.account_id)
          .where('email', '=', found.email)
          .where('pool', '=', brand.pool)
          .where('status', 'in', ['active', 'not_confirmed'])
          .returning(['id', 'email_key'])
          .executeTakeFirst());
      if (!account || !(await useToken(db, 'reset', body.token, now)))
        throw new ApiError('link_invalid_or_expired');
      await endTokens(db, account.id, now);
      await closeAllSessions(db, account.id);
      if (member?.id === account.id) session.open(account.id);
      owner.emailKey = account.email_key;
      return { status: 204 };
    });
    if (owner.emailKey !== undefined) {
      log.warn('password reset');
      await loginLock(services.limits, clock, brand.pool, owner.emailKey, client.limitKey).forget();
    }
    return answer;
  },
);
