import type { Logger } from 'pino';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import type { Clock } from '../kernel/clock';
import type { Client } from '../kernel/edge/client';
import type { Member } from '../kernel/sessions/member';
import type { Services } from '../services';
import { emailKeyOf } from '../kernel/email-key';
import { loginLock } from './login-lock';
import { isPassword } from './password';

interface Asking {
  member: Member;
  brand: Brand;
  client: Client;
  clock: Clock;
  services: Services;
  log: Logger;
}

/** Logs a wrong password of the caller's own account and returns the error to throw. */
export function wrongOwnPassword(log: Logger): ApiError {
  log.warn({ security: 'own_password_wrong' }, 'own password wrong');
  return new ApiError('old_password_wrong');
}

/**
 * Verifies the password of the caller's own account and returns its hash, which the caller's transaction must
 * compare again. Failures count as failed logins.
 * @throws ApiError old_password_wrong, too_many_attempts
 */
export async function checkOwnPassword(
  { member, brand, client, clock, services, log }: Asking,
  password: string,
): Promise<string> {
  const lock = loginLock(
    { limits: services.limits, clock, log },
    brand.pool,
    emailKeyOf(member.email),
    client.limitKey,
  );
  await lock.attempt();
  const { password_hash } = await services.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password, password_hash))) throw wrongOwnPassword(log);
  await lock.succeeded();
  return password_hash;
}
