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

/** Credits of a payment that its reversals have taken and lent, and that weren't returned. */
async function creditsTaken(db: Db, { id, account_id }: Payment): Promise<{ taken: number; lent: number }> {
  return db
    .selectFrom('ledger')
    .select([
      sql<number>`coalesce(-sum(amount) filter (where kind <> 'debt'), 0)::integer`.as('taken'),
      sql<number>`coalesce(sum(amount) filter (where kind = 'debt'), 0)::integer`.as('lent'),
    ])
    .where('account_id', '=', account_id)
    .where((row) =>
      row.or([
        row.and([row('kind', 'in', ['refund', 'withdrawal', 'chargeback']), row('ref', 'like', `${id}:%`)]),
        row.and([row('kind', '=', 'debt'), row('ref', 'like', `%:${id}:%`)]),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/**
 * Credits that a win returns: the share of the money. Once no bank has any of it and none was returned twice,
 * all that was lent for this payment, as a refund alone lends nothing.
 */
async function creditsToReturn(db: Db, before: Payment, after: Payment): Promise<number> {
  const { taken, lent } = await creditsTaken(db, after);
  const share = creditsToReverse(after, after.reversed_amount, before.reversed_amount);
  const isOver = after.charged_back_amount === 0 && after.reversed_amount <= after.amount;
  return Math.min(isOver ? Math.max(share, lent) : share, taken);
}

/**
 * Books that chargebacks of a payment were won, in the caller's transaction, which must have locked and then
 * read the account and the payment: the seller has the money again, so the credits taken for it come back and
 * pay a debt first. Returns the updated payment.
 * @param won minor units won since the last time, above 0
 */
export async function bookWin(scope: Scope, payment: Payment, won: number): Promise<Payment> {
  const { db } = scope;
  const { id, account_id: accountId, reversed_amount, charged_back_amount } = payment;
  const won_back_amount = payment.won_back_amount + won;
  await cutRefunds(db, payment, won, lostChargebacks);
  const changed = await db
    .updateTable('payment')
    .set({
      reversed_amount: reversed_amount - won,
      charged_back_amount: charged_back_amount - won,
      won_back_amount,
      updated_at: scope.clock.now(),
    })
    .where('id', '=', id)
    .where('won_back_amount', '=', payment.won_back_amount)
    .returningAll()
    .executeTakeFirstOrThrow();
  const amount = await creditsToReturn(db, payment, changed);
  if (amount > 0)
    await grant(scope, { accountId, amount, kind: 'chargeback', ref: `${id}:won:${won_back_amount}` });
  return changed;
}
