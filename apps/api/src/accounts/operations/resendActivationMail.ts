import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { sendActivationMail } from '../jobs/send-activation-mail';

export const resendActivationMail = operation(
  'resendActivationMail',
  { access: 'member', transaction: true, limits: ['activation-mail'] },
  async ({ member, brand, client, jobs }) => {
    if (member.status !== 'not_confirmed') throw new ApiError('conflict');
    await jobs.add(sendActivationMail, { accountId: member.id, brandId: brand.id, origin: client.origin });
    return { status: 204 };
  },
);
