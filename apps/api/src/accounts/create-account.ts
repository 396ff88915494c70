import type { Tracking } from '@heartwood/domain';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { grant } from '../credits/grant';
import { giveKeptDiscounts } from './erased-address';
import { freeAddress } from './free-address';
import type { CheckedSignup } from './signup-form';
import { keepAcceptance } from './terms';

interface NewMember {
  signup: CheckedSignup;
  passwordHash: string;
  tracking: Tracking;
  /** Where the signup came from, ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
  brand: Brand;
  /** Key for the hashes of addresses. */
  secret: string;
}

/**
 * Creates an unconfirmed account with its profile and returns its id; null if the address has an account in
 * the pool that is in use or can still be reactivated.
 */
export async function createAccount(scope: Scope, member: NewMember): Promise<string | null> {
  const { signup, passwordHash, tracking, country, brand, secret } = member;
  const address = { pool: brand.pool, emailKey: signup.emailKey, secret };
  const now = scope.clock.now();
  const insert = () =>
    scope.db
      .insertInto('account')
      .values({
        pool: brand.pool,
        brand: brand.id,
        email: signup.address,
        email_key: signup.emailKey,
        password_hash: passwordHash,
        language: signup.language,
        country,
        signup_date: now,
        terms_version: signup.termsVersion,
        terms_accepted_at: now,
        chosen_search: signup.search && JSON.stringify(signup.search),
        tracking: Object.keys(tracking).length > 0 ? JSON.stringify(tracking) : null,
        last_active_at: now,
      })
      .onConflict((conflict) => conflict.constraint('account_email').doNothing())
      .returning('id')
      .executeTakeFirst();
  let account = await insert();
  if (!account) {
    await freeAddress(scope, address);
    account = await insert();
  }
  if (!account) return null;
  await giveKeptDiscounts(scope.db, account.id, address);
  await keepAcceptance(scope, account.id, brand);
  await scope.db
    .insertInto('profile')
    .values({
      id: account.id,
      pool: brand.pool,
      name: signup.name,
      date_of_birth: signup.dateOfBirth,
      shown_on: [brand.id],
      created_at: now,
      last_active_at: now,
    })
    .execute();
  const { signup_credits } = brand.settings;
  if (signup_credits > 0) {
    await grant(scope, { accountId: account.id, amount: signup_credits, kind: 'signup', ref: account.id });
  }
  return account.id;
}
