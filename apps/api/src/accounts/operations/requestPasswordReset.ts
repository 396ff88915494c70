import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { notify } from '../../notifications/notify';
import { isGone } from '../account-standing';
import { emailKeyOf } from '../email-key';
import { countResetMail } from '../reset-mail-limit';

export const requestPasswordReset = operation(
  'requestPasswordReset',
  { access: 'public', transaction: 'own', limits: ['reset-mail-address'] },
  async ({ body, brand, client, clock, services, transaction }) => {
    const emailKey = emailKeyOf(body.email);
    await countResetMail(services.limits, brand.pool, emailKey);
    const origin = siteOrigin(services.environment, brand, client);
    return transaction(async (scope) => {
      const found = await scope.db
        .selectFrom('account')
        .select(['id', 'status', 'deleted_at'])
        .where('pool', '=', brand.pool)
        .where('email_key', '=', emailKey)
        .executeTakeFirst();
      const account = found && !isGone(found, clock.now()) ? found : undefined;
      if (!account && brand.settings.account_disclosure === 'explicit') throw new ApiError('email_not_found');
      // Asked for nobody too, so that the answer takes as long.
      const facts = { brandId: brand.id, origin };
      await notify(scope, { type: 'reset', accountId: account?.id ?? null, facts });
      return { status: 204 };
    });
  },
);
