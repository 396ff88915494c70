import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { sendActivationMail } from '../jobs/send-activation-mail';

export const resendActivationMail = operation(
  'resendActivationMail',
  { access: 'member', transaction: true, limits: ['activation-mail'] },
  async ({ member, brand, client, jobs, services }) => {
    if (member.status !== 'not_confirmed') throw new ApiError('conflict');
    const origin = siteOrigin(services.environment, brand, client);
    await jobs.add(sendActivationMail, { accountId: member.id, brandId: brand.id, origin });
    return { status: 204 };
  },
);
