import { isPasswordLength } from '@heartwood/domain';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { closeOtherSessions } from '../../kernel/sessions/session-store';
import { notify } from '../../notifications/notify';
import { isCommonPassword, siteWords } from '../common-password';
import { checkOwnPassword } from '../own-password';
import { hashPassword } from '../password';
import { endTokens } from '../tokens';

/** Ends all other sessions and invalidates every mailed link; this session stays. */
export const changePassword = operation(
  'changePassword',
  { access: 'member', transaction: 'later' },
  async (context) => {
    const { body, brand, member, client, clock, services, writeOnce, log } = context;
    const { old_password, new_password, repeat_password } = body;
    if (new_password !== repeat_password) throw new ApiError('passwords_differ');
    if (!isPasswordLength(new_password)) throw invalidFields({ new_password: 'too_short' });
    const checkedHash = await checkOwnPassword(context, old_password);
    const { name } = await services.db
      .selectFrom('profile')
      .select('name')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const words = { email: member.email, name, site: siteWords(brand.settings) };
    if (await isCommonPassword(new_password, words))
      throw invalidFields({ new_password: 'password_too_common' });
    const passwordHash = await hashPassword(new_password);
    return writeOnce(async (scope) => {
      const { db } = scope;
      await db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', member.id)
        .where('password_hash', '=', checkedHash)
        .where('status', 'in', ['active', 'not_confirmed'])
        .returning('id')
        .executeTakeFirstOrThrow(() => new ApiError('authentication_required'));
      await endTokens(db, member.id, clock.now());
      await closeOtherSessions(scope, member.id, [member.sessionId]);
      const facts = { brandId: brand.id, origin: siteOrigin(services.environment, brand, client) };
      await notify(scope, { type: 'password_changed', accountId: member.id, facts });
      log.warn({ security: 'password_changed' }, 'password changed');
      return { status: 204 };
    });
  },
);
