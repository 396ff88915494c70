import type { Tracking } from '@heartwood/domain';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { grant } from '../credits/grant';
import type { CheckedSignup } from './signup-form';
import { keepAcceptance } from './terms';

interface NewMember {
  signup: CheckedSignup;
  passwordHash: string;
  tracking: Tracking;
  brand: Brand;
}

/** Makes an unconfirmed account with its profile and gives its id; null when the address has an account in the pool. */
export async function createAccount(scope: Scope, member: NewMember): Promise<string | null> {
  const { signup, passwordHash, tracking, brand } = member;
  const now = scope.clock.now();
  const account = await scope.db
    .insertInto('account')
    .values({
      pool: brand.pool,
      brand: brand.id,
      email: signup.address,
      email_key: signup.emailKey,
      password_hash: passwordHash,
      language: signup.language,
      signup_date: now,
      terms_version: signup.termsVersion,
      terms_accepted_at: now,
      tracking: Object.keys(tracking).length > 0 ? JSON.stringify(tracking) : null,
      last_active_at: now,
    })
    .onConflict((conflict) => conflict.constraint('account_email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!account) return null;
  await keepAcceptance(scope, account.id, brand);
  await scope.db
    .insertInto('profile')
    .values({
      id: account.id,
      pool: brand.pool,
      name: signup.name,
      date_of_birth: signup.dateOfBirth,
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
