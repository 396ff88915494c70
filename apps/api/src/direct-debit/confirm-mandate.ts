import { lockAccount } from '../database/locks';
import type { Payment } from '../database/money-schema';
import { ApiError } from '../kernel/api-error';
import type { Scope } from '../kernel/scope';
import type { Facts } from '../notifications/event-types';
import { notify } from '../notifications/notify';
import { withdrawUntil } from '../payments/checkout/sale-terms';
import { settlePayment } from '../payments/checkout/settle-payment';
import { fetchedFrom } from './direct-debit-provider';
import type { FoundDirectDebit } from './find-direct-debit';
import { checkNotBlocked } from './write-direct-debit';

interface Confirmation {
  /** The stored hash of the correct code. */
  codeHash: string;
  ip: string;
  facts: Facts['directdebit_mandate'];
}

/**
 * Confirms a mandate by code, once: stores the time and client address, grants the credits if they precede
 * the money, and mails the copy. Runs under the locks of the account and the payment; the loser of a race
 * gets the winner's result.
 * @throws ApiError directdebit_blocked, conflict, code_invalid if another code was sent meanwhile
 */
export async function confirmMandate(
  scope: Scope,
  { id, account_id: accountId, currency }: Payment,
  { codeHash, ip, facts }: Confirmation,
): Promise<FoundDirectDebit> {
  const { db, clock } = scope;
  await lockAccount(db, accountId).executeTakeFirstOrThrow();
  await checkNotBlocked(scope, accountId, currency);
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const debit = await db
    .updateTable('direct_debit')
    .set({ confirmed_at: clock.now(), confirmed_ip: ip })
    .where('payment_id', '=', id)
    .where('code_hash', '=', codeHash)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!debit) {
    const now = await db
      .selectFrom('direct_debit')
      .selectAll()
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow();
    if (now.confirmed_at && now.code_hash === codeHash) return { payment, debit: now };
    if (now.cancelled_at) throw new ApiError('conflict');
    throw new ApiError('code_invalid', { data: { tries_left: now.tries_left } });
  }
  const { sale_terms } = payment;
  const withdraw_until = sale_terms && withdrawUntil(sale_terms, clock.now());
  await db.updateTable('payment').set({ checkout_url: null, withdraw_until }).where('id', '=', id).execute();
  const settled = await settlePayment(scope, payment, fetchedFrom(payment, debit));
  await notify(scope, { type: 'directdebit_mandate', accountId, facts });
  return { payment: settled.payment, debit };
}
