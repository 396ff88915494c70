import { codePointLength, deletionCommentLength, isBlank, normaliseText } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { deleteAccount as deleteIt } from '../delete-account';
import { isPassword } from '../password';

export const deleteAccount = operation(
  'deleteAccount',
  { access: 'member', transaction: 'own', limits: ['account-deletion'] },
  async ({ body, db, member, brand, client, session, services, transaction, log }) => {
    const comment = normaliseText(body.comment ?? '');
    if (codePointLength(comment) > deletionCommentLength)
      throw new ApiError('invalid_fields', { fields: { comment: 'too_long' } });
    const { password_hash: checkedHash } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    if (!(await isPassword(body.password, checkedHash))) throw new ApiError('old_password_wrong');
    const origin = siteOrigin(services.environment, brand, client);
    return transaction(async (scope) => {
      const deleted = await deleteIt(scope, {
        accountId: member.id,
        checkedHash,
        reason: body.reason,
        comment: isBlank(comment) ? null : comment,
        brand,
        origin,
      });
      if (!deleted) throw new ApiError('authentication_required');
      session.close();
      log.warn('account deleted');
      return { status: 204 };
    });
  },
);
