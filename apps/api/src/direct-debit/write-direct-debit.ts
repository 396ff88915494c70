import type { Payment } from '../database/money-schema';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import type { Debtor } from './debtor';
import { directDebitUse, leftOf, limitFor, openAmount } from '../payments/limits/direct-debit-limits';
import { mandateVersion, nextMandateReference } from './mandate';

interface Mandate {
  debtor: Debtor;
  brand: Brand;
  language: string;
  secret: string;
}

/** @throws ApiError directdebit_blocked */
export async function checkNotBlocked(
  { db }: Pick<Scope, 'db'>,
  accountId: string,
  currency: string,
): Promise<void> {
  const { directdebit_blocked_at: blocked } = await db
    .selectFrom('account')
    .select('directdebit_blocked_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!blocked) return;
  throw new ApiError('directdebit_blocked', {
    data: { amount: await openAmount(db, accountId), currency },
  });
}

/**
 * Inserts an order's mandate next to its payment, under the lock of the member's account, so that the limits
 * see concurrent orders.
 * @throws ApiError directdebit_blocked, directdebit_limit_reached
 */
export async function writeDirectDebit(
  { db, clock }: Scope,
  payment: Payment,
  { debtor, brand, language, secret }: Mandate,
): Promise<void> {
  const { id, account_id: accountId, amount, currency } = payment;
  const { company, direct_debit: rules } = brand.manifest;
  const now = clock.now();
  await checkNotBlocked({ db }, accountId, currency);
  const use = await directDebitUse(db, accountId, { now, unconfirmed: true });
  const limited = limitFor(use, amount, { manifest: brand.manifest, now });
  if (limited) {
    const left = leftOf(use, brand.manifest);
    const from = limited.from && { from: limited.from };
    const data = { amount: left, currency, limited_by: limited.by, ...from };
    throw new ApiError('directdebit_limit_reached', { data });
  }
  await db
    .insertInto('direct_debit')
    .values({
      payment_id: id,
      account_id: accountId,
      mandate_reference: await nextMandateReference(db, { accountId, brandId: brand.id, secret }),
      mandate_version: mandateVersion,
      language,
      creditor_name: company.name,
      creditor_id: company.creditor_id ?? '',
      ...debtor,
      credits_at_confirmation: amount <= rules.credits_at_confirmation_up_to,
      ordered_at: now,
    })
    .execute();
}
