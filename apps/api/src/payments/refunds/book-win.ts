import { creditsToReverse } from '@heartwood/domain';
import { sql } from 'kysely';
import { grant } from '../../credits/grant';
import type { Db } from '../../database/connection';
import type { Payment } from '../../database/money-schema';
import type { Scope } from '../../kernel/scope';
import type { FetchedPayment } from '../providers/payment-provider';
import { cutRefunds, lostChargebacks } from './cut-refunds';

/** Minor units of chargebacks won so far, according to the provider. */
export const wonOf = ({ chargedBack, wonBack }: Pick<FetchedPayment, 'chargedBack' | 'wonBack'>): number =>
  Math.min(chargedBack, wonBack);

/** Credits of a payment that its reversals have taken and that weren't returned. */
async function creditsTaken(db: Db, { id, account_id }: Payment): Promise<number> {
  const { taken } = await db
    .selectFrom('ledger')
    .select(sql<number>`coalesce(-sum(amount), 0)::integer`.as('taken'))
    .where('account_id', '=', account_id)
    .where('kind', 'in', ['refund', 'withdrawal', 'chargeback'])
    .where('ref', 'like', `${id}:%`)
    .executeTakeFirstOrThrow();
  return taken;
}

/**
 * Books that chargebacks of a payment were won, in the caller's transaction, which must have locked and then
 * read the account and the payment: the seller has the money again, so the credits taken for it come back and
 * pay a debt first. Returns the updated payment.
 * @param won minor units won since the last time, above 0
 */
export async function bookWin(scope: Scope, payment: Payment, won: number): Promise<Payment> {
  const { db } = scope;
  const { id, account_id: accountId, reversed_amount: before, charged_back_amount } = payment;
  const after = before - won;
  const won_back_amount = payment.won_back_amount + won;
  await cutRefunds(db, payment, won, lostChargebacks);
  const changed = await db
    .updateTable('payment')
    .set({
      reversed_amount: after,
      charged_back_amount: charged_back_amount - won,
      won_back_amount,
      updated_at: scope.clock.now(),
    })
    .where('id', '=', id)
    .where('won_back_amount', '=', payment.won_back_amount)
    .returningAll()
    .executeTakeFirstOrThrow();
  const amount = Math.min(creditsToReverse(payment, after, before), await creditsTaken(db, payment));
  if (amount > 0)
    await grant(scope, { accountId, amount, kind: 'chargeback', ref: `${id}:won:${won_back_amount}` });
  return changed;
}
