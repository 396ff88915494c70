import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { isGone } from '../account-standing';
import { emailKeyOf } from '../email-key';
import { loginLock } from '../login-lock';
import { isPassword } from '../password';
import { readUser } from '../user-json';

export const postUser = operation(
  'postUser',
  { access: 'public', limits: ['login-address'], keyless: true },
  async ({ body, db, brand, client, clock, services, session, log }) => {
    const emailKey = emailKeyOf(body.email);
    const lock = loginLock(services.limits, clock, brand.pool, emailKey, client.limitKey);
    await lock.attempt();
    const account = await db
      .selectFrom('account')
      .select(['id', 'status', 'deleted_at', 'password_hash'])
      .where('pool', '=', brand.pool)
      .where('email_key', '=', emailKey)
      .executeTakeFirst();
    const right = await isPassword(body.password, account?.password_hash ?? null);
    if (!right || !account || isGone(account, clock.now())) {
      log.warn('login failed');
      throw new ApiError('login_failed');
    }
    if (account.status === 'deleted') {
      const told = brand.settings.account_disclosure === 'explicit';
      throw new ApiError(told ? 'account_deleted_reactivatable' : 'login_failed');
    }
    await lock.forget();
    session.open(account.id, account.password_hash);
    return { status: 200, body: { user: await readUser(db, account.id, brand, clock.now()) } };
  },
);
