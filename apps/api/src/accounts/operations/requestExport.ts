import { lockAccount } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { beginExport, readExport } from '../data-export';
import { makeExport } from '../jobs/make-export';
import { checkOwnPassword } from '../own-password';

export const requestExport = operation(
  'requestExport',
  { access: 'member', transaction: 'later' },
  async (context) => {
    const { body, brand, member, client, clock, services, writeOnce, log } = context;
    const checkedHash = await checkOwnPassword(context, body.password);
    return writeOnce(async (scope) => {
      const account = await lockAccount(scope.db, member.id).executeTakeFirst();
      if (account?.password_hash !== checkedHash) throw new ApiError('authentication_required');
      const key = await beginExport(scope, member.id);
      const facts = { brandId: brand.id, origin: siteOrigin(services.environment, brand, client) };
      await scope.jobs.add(makeExport, { accountId: member.id, key, facts });
      log.warn({ security: 'export_requested' }, 'copy of data requested');
      return { status: 202, body: await readExport(scope.db, member.id, clock.now()) };
    });
  },
);
