import { sql } from 'kysely';
import type { Account } from '../database/schema';
import { invalidFields } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';

/** The brand's version of the terms if it is newer than the one the member accepted, else null. */
export function termsDue({ terms_version }: Pick<Account, 'terms_version'>, brand: Brand): string | null {
  const current = brand.settings.terms_version;
  return Date.parse(terms_version) < Date.parse(current) ? current : null;
}

/** Records that a member accepted the terms in force on this brand. */
export async function keepAcceptance(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  accountId: string,
  brand: Brand,
): Promise<void> {
  await db
    .insertInto('terms_acceptance')
    .values({
      account_id: accountId,
      version: brand.settings.terms_version,
      brand: brand.id,
      accepted_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Accepts the terms in force on behalf of a member; any other version is rejected. Idempotent once accepted.
 */
export async function acceptTerms(
  scope: Pick<Scope, 'db' | 'clock'>,
  accountId: string,
  brand: Brand,
  version: string,
): Promise<void> {
  const current = brand.settings.terms_version;
  if (Date.parse(version) !== Date.parse(current)) throw invalidFields({ terms_version: 'invalid' });
  const newer = await scope.db
    .updateTable('account')
    .set({ terms_version: current, terms_accepted_at: scope.clock.now() })
    .where('id', '=', accountId)
    .where(sql<Date>`terms_version::timestamptz`, '<', new Date(current))
    .returning('id')
    .executeTakeFirst();
  if (newer) await keepAcceptance(scope, accountId, brand);
}
