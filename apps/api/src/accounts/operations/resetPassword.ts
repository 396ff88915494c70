import { isPasswordLength } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { closeAllSessions } from '../../kernel/sessions/session-store';
import { isCommonPassword, siteWords } from '../common-password';
import { loginLock } from '../login-lock';
import { hashPassword } from '../password';
import { endTokens, findToken, useToken } from '../tokens';

async function ownWords(db: Db, token: string, now: Date): Promise<{ email: string; name: string }> {
  const found = await findToken(db, 'reset', token, now);
  const profile =
    found &&
    (await db.selectFrom('profile').select('name').where('id', '=', found.account_id).executeTakeFirst());
  return { email: found?.email ?? '', name: profile?.name ?? '' };
}

export const resetPassword = operation(
  'resetPassword',
  { access: 'public', transaction: 'own', limits: ['reset-try'], mailedToken: true },
  async ({ body, brand, member, client, clock, session, services, transaction, log }) => {
    if (!isPasswordLength(body.password))
      throw new ApiError('invalid_fields', { fields: { password: 'too_short' } });
    const words = await ownWords(services.db, body.token, clock.now());
    if (await isCommonPassword(body.password, { ...words, site: siteWords(brand.settings) }))
      throw new ApiError('invalid_fields', { fields: { password: 'password_too_common' } });
    const passwordHash = await hashPassword(body.password);
    const owner: { emailKey?: string } = {};
    const answer = await transaction(async ({ db }) => {
      const now = clock.now();
      const found = await findToken(db, 'reset', body.token, now);
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
      if (member?.id === account.id) session.open({ accountId: account.id, passwordHash });
      owner.emailKey = account.email_key;
      return { status: 204 };
    });
    if (owner.emailKey !== undefined) {
      log.warn('password reset');
      await loginLock(services.limits, clock, brand.pool, owner.emailKey, client.limitKey).succeeded();
    }
    return answer;
  },
);
