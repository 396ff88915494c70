import { isPasswordLength } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import { ApiError, invalidFields } from '../../kernel/api-error';
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
  { access: 'public', transaction: 'later', limits: ['reset-try'], mailedToken: true },
  async ({ body, brand, member, client, clock, session, services, writeOnce, log }) => {
    if (!isPasswordLength(body.password)) throw invalidFields({ password: 'too_short' });
    const words = await ownWords(services.db, body.token, clock.now());
    if (await isCommonPassword(body.password, { ...words, site: siteWords(brand.settings) }))
      throw invalidFields({ password: 'password_too_common' });
    const passwordHash = await hashPassword(body.password);
    let emailKey = null as string | null;
    const answer = await writeOnce(async ({ db, events }) => {
      const now = clock.now();
      const use = { purpose: 'reset', token: body.token, now } as const;
      const account = await useToken(db, use, ({ account_id, email }) =>
        db
          .updateTable('account')
          .set({ password_hash: passwordHash })
          .where('id', '=', account_id)
          .where('email', '=', email)
          .where('pool', '=', brand.pool)
          .where('status', 'in', ['active', 'not_confirmed'])
          .returning(['id', 'email_key'])
          .executeTakeFirst(),
      );
      if (!account) throw new ApiError('link_invalid_or_expired');
      await endTokens(db, account.id, now);
      await closeAllSessions({ db, events }, account.id);
      if (member?.id === account.id) session.open({ accountId: account.id, passwordHash });
      emailKey = account.email_key;
      return { status: 204 };
    });
    if (emailKey !== null) {
      log.warn({ security: 'password_reset' }, 'password reset');
      const means = { limits: services.limits, clock, log };
      await loginLock(means, brand.pool, emailKey, client.limitKey).succeeded();
    }
    return answer;
  },
);
