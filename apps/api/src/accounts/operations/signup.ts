import { dayIn, isSignupOpen, splitTracking } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { after } from '../../kernel/clock';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { markDue } from '../../notifications/mark-due';
import { notify } from '../../notifications/notify';
import { createAccount } from '../create-account';
import { keepSignupMessage } from '../keep-signup-message';
import { hashPassword } from '../password';
import { addVisit } from '../../visits/add-visit';
import { checkSignup } from '../signup-form';
import { readUser } from '../user-json';

/** When to remind members who haven't confirmed their address. */
const firstLookSeconds = 86_400;

export const signup = operation(
  'signup',
  { access: 'public', transaction: 'later', limits: ['signup'] },
  async ({ body, brand, client, clock, session, services, writeOnce }) => {
    const { tracking } = splitTracking(Object.entries(body.tracking ?? {}));
    const { settings } = brand;
    if (!isSignupOpen(settings.signups, tracking)) throw new ApiError('invite_only');
    const form = await checkSignup(body, settings, dayIn(brand.manifest.time_zone, clock.now()));
    const passwordHash = await hashPassword(form.password);
    const facts = { brandId: brand.id, origin: siteOrigin(services.environment, brand, client) };
    const country = await services.countryOf(client.address);
    const isPrivate = settings.account_disclosure === 'private';

    return writeOnce(async (scope) => {
      const secret = services.environment.SESSION_SECRET;
      const member = { signup: form, passwordHash, tracking, country, brand, secret };
      const accountId = await createAccount(scope, member);
      if (accountId) {
        if (form.message) await keepSignupMessage(scope, accountId, brand, form.message);
        await notify(scope, { type: 'activation', accountId, facts });
        await markDue(scope.db, accountId, after(clock.now(), firstLookSeconds));
        await addVisit(scope, brand, { lander: 'none', step: 'account', tracking });
        if (isPrivate) return { status: 201, body: { user: null } };
        session.open({ accountId, passwordHash });
        return { status: 201, body: { user: await readUser(scope.db, accountId, brand, clock.now()) } };
      }
      const existing = await scope.db
        .selectFrom('account')
        .select(['id', 'status'])
        .where('pool', '=', brand.pool)
        .where('email_key', '=', form.emailKey)
        .executeTakeFirstOrThrow();
      if (!isPrivate) {
        throw new ApiError(
          existing.status === 'deleted' ? 'account_deleted_reactivatable' : 'account_exists',
        );
      }
      const type = existing.status === 'not_confirmed' ? 'activation' : 'signup_attempt';
      await notify(scope, { type, accountId: existing.id, facts });
      return { status: 201, body: { user: null } };
    });
  },
);
