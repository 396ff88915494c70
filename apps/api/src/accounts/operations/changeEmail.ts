import { parseEmail } from '@heartwood/domain';
import { lockAccount } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { notify } from '../../notifications/notify';
import { findEmailChange, isAddressTaken } from '../email-change';
import { emailKeyOf } from '../../kernel/email-key';
import { checkOwnPassword } from '../own-password';
import { endTokens } from '../tokens';

/**
 * Mails a link to a new address. If the brand doesn't reveal who has an account, a taken address gets the
 * same response, and the mail informs its owner.
 */
export const changeEmail = operation(
  'changeEmail',
  { access: 'member', transaction: 'later', limits: ['email-change-try'] },
  async (context) => {
    const { body, brand, member, client, clock, services, writeOnce, log } = context;
    const wanted = parseEmail(body.email);
    if (!wanted) throw new ApiError('email_invalid');
    const checkedHash = await checkOwnPassword(context, body.password);
    const { address, key } = wanted;
    if (key === emailKeyOf(member.email)) throw new ApiError('email_taken');
    if (brand.settings.account_disclosure === 'explicit') {
      const asked = { pool: brand.pool, emailKey: key, accountId: member.id };
      if (await isAddressTaken(services.db, asked, clock.now())) throw new ApiError('email_taken');
    }
    await services.limits.consume('email-change-pause', member.id);
    await services.limits.consume('email-change-mail', member.id);
    return writeOnce(async (scope) => {
      const { db } = scope;
      const now = clock.now();
      const account = await lockAccount(db, member.id).executeTakeFirst();
      if (account?.password_hash !== checkedHash || !['active', 'not_confirmed'].includes(account.status))
        throw new ApiError('authentication_required');
      const before = await findEmailChange(db, member.id, now);
      await endTokens(db, member.id, now, 'mail_change');
      const { id: changeId } = await db
        .insertInto('email_change')
        .values({
          account_id: member.id,
          session_id: member.sessionId,
          email: address,
          email_key: key,
          requested_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const facts = {
        brandId: brand.id,
        origin: siteOrigin(services.environment, brand, client),
        changeId,
      };
      await notify(scope, { type: 'email_change', accountId: member.id, facts });
      // An address that was never confirmed may be a stranger's.
      if (account.status === 'active' && before?.email_key !== key)
        await notify(scope, { type: 'email_change_asked', accountId: member.id, facts });
      log.warn({ security: 'email_change_requested' }, 'change of mail address requested');
      return { status: 204 };
    });
  },
);
