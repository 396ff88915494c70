import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { closeOtherSessions } from '../../kernel/sessions/session-store';
import { notify } from '../../notifications/notify';
import { confirmEmailChange } from '../confirm-email';
import { deliverHeld } from '../deliver-held';
import { emailKeyOf } from '../../kernel/email-key';
import { freeAddress } from '../free-address';
import { findToken } from '../tokens';

/**
 * Ends the account's sessions except the one that requested the new address and the one that confirms it,
 * which may be in two browsers.
 */
export const confirmEmail = operation(
  'confirmEmail',
  { access: 'public', transaction: 'later', limits: ['email-change-confirm'], mailedToken: true },
  async ({ body, brand, member, client, clock, services, writeOnce, log }) => {
    const { db, environment, inTransaction } = services;
    const owner = await findToken(db, 'mail_change', body.token, clock.now());
    if (!owner) throw new ApiError('link_invalid_or_expired');
    // In its own transaction, which locks no account but the former one.
    const address = {
      pool: brand.pool,
      emailKey: emailKeyOf(owner.email),
      secret: environment.SESSION_SECRET,
    };
    await inTransaction((scope) => freeAddress(scope, address));
    return writeOnce(async (scope) => {
      const confirmed = await confirmEmailChange(scope, body.token, brand);
      if (!confirmed) throw new ApiError('link_invalid_or_expired');
      const { accountId, changeId, askedBy, activated } = confirmed;
      const own = member?.id === accountId ? member.sessionId : null;
      const kept = [askedBy, own].filter((id) => id !== null);
      await closeOtherSessions(scope, accountId, kept);
      if (activated) await deliverHeld(scope, accountId, brand);
      else {
        const facts = { brandId: brand.id, origin: siteOrigin(environment, brand, client), changeId };
        await notify(scope, { type: 'email_changed', accountId, facts });
      }
      log.warn({ security: 'email_changed' }, 'mail address changed');
      return { status: 204 };
    });
  },
);
