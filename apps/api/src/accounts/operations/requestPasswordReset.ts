import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import type { Limits } from '../../kernel/limits/limits';
import { operation } from '../../kernel/operation';
import { hashSecret } from '../../kernel/secrets';
import { notify } from '../../notifications/notify';
import { isGone } from '../account-standing';
import { emailKeyOf } from '../../kernel/email-key';

/**
 * Counts a password-reset request for an address, whether or not it has an account. Requests rejected by the
 * hourly limit don't count towards the daily one.
 * @throws ApiError too_many_requests over the hourly limit, too_many_reset_mails over the daily one
 */
async function countResetMail(limits: Limits, pool: string, emailKey: string): Promise<void> {
  const key = hashSecret(`${pool}:${emailKey}`);
  await limits.consume('reset-mail-hour', key);
  try {
    await limits.consume('reset-mail-day', key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError('too_many_reset_mails', { retryAfter: error.details.retryAfter });
  }
}

export const requestPasswordReset = operation(
  'requestPasswordReset',
  { access: 'public', transaction: 'later', limits: ['reset-mail-address'] },
  async ({ body, brand, client, clock, services, writeOnce }) => {
    const emailKey = emailKeyOf(body.email);
    await countResetMail(services.limits, brand.pool, emailKey);
    const origin = siteOrigin(services.environment, brand, client);
    return writeOnce(async (scope) => {
      const found = await scope.db
        .selectFrom('account')
        .select(['id', 'status', 'deleted_at'])
        .where('pool', '=', brand.pool)
        .where('email_key', '=', emailKey)
        .executeTakeFirst();
      const account = found && !isGone(found, clock.now()) ? found : undefined;
      if (!account && brand.settings.account_disclosure === 'explicit') throw new ApiError('email_not_found');
      // Also done for unknown addresses, so that the response takes just as long.
      const facts = { brandId: brand.id, origin };
      const mustConfirm =
        account?.status === 'not_confirmed' && brand.settings.account_disclosure === 'private';
      const type = mustConfirm ? 'activation' : 'reset';
      await notify(scope, { type, accountId: account?.id ?? null, facts });
      return { status: 204 };
    });
  },
);
