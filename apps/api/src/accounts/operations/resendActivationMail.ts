import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { notify } from '../../notifications/notify';

export const resendActivationMail = operation(
  'resendActivationMail',
  { access: 'member', transaction: true, limits: ['activation-mail'] },
  async (context) => {
    const { member, brand, client, services } = context;
    if (member.status !== 'not_confirmed') throw new ApiError('conflict');
    const origin = siteOrigin(services.environment, brand, client);
    await notify(context, { type: 'activation', accountId: member.id, facts: { brandId: brand.id, origin } });
    return { status: 204 };
  },
);
