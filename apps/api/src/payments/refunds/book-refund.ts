import { creditsToReverse, vatIn } from '@heartwood/domain';
import { reverse } from '../../credits/reverse';
import type { Payment, PaymentRefund } from '../../database/money-schema';
import type { Scope } from '../../kernel/scope';
import { takeCreditNoteNumber } from '../ledger/receipts';

/** A refund or chargeback of a payment. */
interface NewRefund {
  kind: PaymentRefund['kind'];
  status: PaymentRefund['status'];
  /** Minor units, above 0. */
  amount: number;
  /** Credits to take back; by default the proportional share. */
  credits?: number;
  reason?: string;
}

type Reversal = Pick<NewRefund, 'kind' | 'amount' | 'credits'>;

/** Credits to take back, up to which reversal. */
interface Part {
  credits: number;
  until: number;
  lacking: 'debt' | 'forgiven';
}

/**
 * The credits that a reversal takes back. Missing ones are forgiven for money we refunded, and become a debt for
 * money a bank took back, and for money that was returned twice because a bank took it back as well.
 */
function partsOf(payment: Payment, { kind, amount, credits }: Reversal): Part[] {
  const { reversed_amount: before, charged_back_amount, amount: paid } = payment;
  const after = before + amount;
  const share = (from: number, until: number) => creditsToReverse(payment, from, until);
  if (kind === 'chargeback')
    return [{ credits: credits ?? share(before, after), until: after, lacking: 'debt' }];
  const once = Math.max(before, Math.min(after, paid));
  const first: Part = { credits: credits ?? share(before, once), until: once, lacking: 'forgiven' };
  if (credits !== undefined || once === after || charged_back_amount === 0)
    return [{ ...first, until: after }];
  return [first, { credits: share(once, after), until: after, lacking: 'debt' }];
}

/**
 * The VAT in a reversal that raises a payment's total reversals from `before` to `after`; the parts add up to
 * the payment's VAT.
 */
export function vatOf({ vat_rate, amount }: Payment, before: number, after: number): number | null {
  if (vat_rate === null) return null;
  const share = (reversed: number) => vatIn(Math.min(reversed, amount), vat_rate);
  return share(after) - share(before);
}

/**
 * Adds to a payment's reversals and takes their credits back, in the caller's transaction, which must have
 * locked and then read the account and the payment. Returns the updated payment and how many credits it took.
 */
export async function addReversal(
  scope: Scope,
  payment: Payment,
  reversal: Reversal,
): Promise<{ payment: Payment; taken: number }> {
  const { kind, amount } = reversal;
  const { id, account_id: accountId, reversed_amount, won_back_amount } = payment;
  const changed = await scope.db
    .updateTable('payment')
    .set({
      reversed_amount: reversed_amount + amount,
      charged_back_amount: payment.charged_back_amount + (kind === 'chargeback' ? amount : 0),
      updated_at: scope.clock.now(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  let taken = 0;
  for (const { credits, until, lacking } of partsOf(payment, reversal)) {
    if (credits === 0) continue;
    const ref = `${id}:${until + won_back_amount}`;
    taken += (await reverse(scope, { accountId, amount: credits, kind, ref }, lacking)) ?? 0;
  }
  return { payment: changed, taken };
}

/**
 * Books a reversal of a payment with its credit note, and takes its credits back, in the caller's
 * transaction, which must have locked and then read the account and the payment. Returns the updated payment.
 */
export async function bookRefund(
  scope: Scope,
  payment: Payment,
  { status, reason, ...reversal }: NewRefund,
): Promise<{ payment: Payment; refund: PaymentRefund }> {
  const { db } = scope;
  const now = scope.clock.now();
  const { kind, amount } = reversal;
  const { id, reversed_amount: before } = payment;
  const number = kind === 'chargeback' ? null : await takeCreditNoteNumber(db, payment.seller, now);
  const { payment: changed, taken } = await addReversal(scope, payment, reversal);
  const refund = await db
    .insertInto('payment_refund')
    .values({
      payment_id: id,
      kind,
      status,
      number,
      amount,
      vat_amount: vatOf(payment, before, before + amount),
      credits: taken,
      reason: reason ?? null,
      created_at: now,
      next_try_at: status === 'open' ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment: changed, refund };
}
