import type { User } from '@heartwood/api-contract';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation, type Context } from '../../kernel/operation';
import { subscribe } from '../../push/subscribe';
import { isGone } from '../account-standing';
import { emailKeyOf } from '../../kernel/email-key';
import { loginLock } from '../login-lock';
import { isPassword } from '../password';
import { readUser } from '../user-json';

/**
 * Verifies a login and opens a session.
 * @throws ApiError login_failed, too_many_attempts, account_deleted_reactivatable, account_disabled
 */
async function logIn(
  { db, brand, client, clock, services, session, log }: Context<'postUser'>,
  { email, password }: { email: string; password: string },
): Promise<User> {
  const emailKey = emailKeyOf(email);
  const lock = loginLock({ limits: services.limits, clock, log }, brand.pool, emailKey, client.limitKey);
  await lock.attempt();
  const account = await db
    .selectFrom('account')
    .select(['id', 'status', 'deleted_at', 'password_hash'])
    .where('pool', '=', brand.pool)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  const right = await isPassword(password, account?.password_hash ?? null);
  const disclosed = brand.settings.account_disclosure === 'explicit';
  if (right && account?.status === 'banned' && disclosed) throw new ApiError('account_disabled');
  if (!right || !account || isGone(account, clock.now())) {
    log.warn({ security: 'login_failed' }, 'login failed');
    throw new ApiError('login_failed');
  }
  if (account.status === 'deleted')
    throw new ApiError(disclosed ? 'account_deleted_reactivatable' : 'login_failed');
  // Whoever just signed up with an address would learn here that it had no account before.
  if (account.status === 'not_confirmed' && !disclosed) throw new ApiError('login_failed');
  await lock.succeeded();
  session.open({ accountId: account.id, passwordHash: account.password_hash });
  return readUser(db, account.id, brand, clock.now());
}

export const postUser = operation(
  'postUser',
  { access: 'public', withoutIdempotencyKey: true },
  async (context) => {
    const { body, query, client, services } = context;
    const isPush = query.push === 1;
    if ('endpoint' in body) {
      if (!isPush) throw invalidFields({ email: 'required', password: 'required' });
      await subscribe(context, body);
      return { status: 204 };
    }
    if (isPush) throw invalidFields({ endpoint: 'required', keys: 'required' });
    await services.limits.consume('login-address', client.limitKey);
    return { status: 200, body: { user: await logIn(context, body) } };
  },
);
