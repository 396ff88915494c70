import { codePointLength, deletionCommentLength, isBlank, normaliseText } from '@heartwood/domain';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { closeAllSessions } from '../../kernel/sessions/session-store';
import { notify } from '../../notifications/notify';
import { updateVisibility } from '../../visibility/update-visibility';
import { paymentCountry } from '../../payments/checkout/payment-country';
import { answerDeletionOffer } from '../deletion-offer';
import { wrongOwnPassword } from '../own-password';
import { isPassword } from '../password';
import { endTokens } from '../tokens';

/**
 * Deletes the account, reversibly for 14 days: the member is hidden, sessions and mailed links stop working,
 * and a mail brings the reactivation link. Or records the response to the offer to stay.
 */
export const deleteAccount = operation(
  'deleteAccount',
  { access: 'member', transaction: 'later', limits: ['account-deletion'] },
  async (context) => {
    const { body, db: pool, member, brand, client, clock, session, services, writeOnce, log } = context;
    if ('accept_offer' in body) {
      const country = await paymentCountry(context, undefined);
      return writeOnce(async (scope) => {
        const answer = { member, brand, country, accepted: body.accept_offer };
        const discount_code = await answerDeletionOffer(scope, answer);
        return discount_code ? { status: 200, body: { discount_code } } : { status: 204 };
      });
    }
    const comment = normaliseText(body.comment ?? '');
    if (codePointLength(comment) > deletionCommentLength) throw invalidFields({ comment: 'too_long' });
    const { id } = member;
    const { password_hash: checkedHash } = await pool
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!(await isPassword(body.password, checkedHash))) throw wrongOwnPassword(log);
    return writeOnce(async (scope) => {
      const { db } = scope;
      const now = clock.now();
      const before = await db
        .selectFrom('account')
        .innerJoin('profile', 'profile.id', 'account.id')
        .select(['account.status', 'profile.status as profile_status'])
        .where('account.id', '=', id)
        .where('account.password_hash', '=', checkedHash)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (before?.status !== 'active' && before?.status !== 'not_confirmed')
        throw new ApiError('authentication_required');
      await db
        .insertInto('account_deletion')
        .values({
          account_id: id,
          reason: body.reason ?? null,
          comment: isBlank(comment) ? null : comment,
          account_status: before.status,
          profile_status: before.profile_status,
        })
        .execute();
      await db
        .updateTable('account')
        .set({ status: 'deleted', deleted_at: now })
        .where('id', '=', id)
        .execute();
      await db.updateTable('profile').set({ status: 'disabled' }).where('id', '=', id).execute();
      await updateVisibility(db, id);
      await endTokens(db, id, now);
      await closeAllSessions(scope, id);
      const facts = { brandId: brand.id, origin: siteOrigin(services.environment, brand, client) };
      await notify(scope, { type: 'deletion', accountId: id, facts });
      session.close();
      log.warn({ security: 'account_deleted' }, 'account deleted');
      return { status: 204 };
    });
  },
);
