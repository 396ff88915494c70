import { parseArgs } from 'node:util';
import { creditsToReverse, minorUnitsPerMajor } from '@heartwood/domain';
import { notifyBalance } from '../../credits/notify-balance';
import type { Db } from '../../database/connection';
import { lockAccount } from '../../database/locks';
import type { Payment } from '../../database/money-schema';
import { tryRefreshPayment } from '../checkout/refresh-payment';
import { isId } from '../../kernel/ids';
import type { Services } from '../../services';
import { bookRefund } from './book-refund';
import { listUnpaidRefunds, refundPaidByHand } from './refunds-by-hand';
import { sendRefundsOf } from './send-refunds';

const usage =
  'usage: refund <payment or receipt number> [--amount 12.50] --reason <why> [--dry-run], refund list, or ' +
  'refund done <credit note number>';

const written = (amount: number, currency: string) =>
  `${(amount / minorUnitsPerMajor).toFixed(2)} ${currency}`;

async function namedPayment(db: Db, name: string): Promise<Payment> {
  const column = isId(name) ? 'id' : 'receipt_number';
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where(column, '=', column === 'id' ? name : name.toUpperCase())
    .executeTakeFirst();
  if (!payment) throw new Error(`There is no payment ${name}.`);
  return payment;
}

/** The amount to refund, in minor units, from what is left of the payment. */
function amountOf(payment: Payment, asked: string | undefined): number {
  if (payment.completed_at === null) throw new Error(`${payment.id} was never paid.`);
  const left = Math.max(0, payment.amount - payment.reversed_amount);
  if (asked !== undefined && !/^\d{1,8}(\.\d{1,2})?$/.test(asked))
    throw new Error(`${asked} is no amount. Write it as 12.50.`);
  const amount = asked === undefined ? left : Math.round(Number(asked) * minorUnitsPerMajor);
  if (amount === 0 || amount > left)
    throw new Error(`${written(left, payment.currency)} of ${payment.id} can be refunded.`);
  return amount;
}

/**
 * `refund <payment> [--amount 12.50] --reason <why> [--dry-run]`: refunds a payment fully or partly. `refund
 * list` prints refunds no provider has, `refund done <number>` marks one as paid manually.
 */
export async function refundCommand(
  services: Pick<Services, 'db' | 'inTransaction' | 'clock' | 'payments' | 'log'>,
  args: readonly string[],
): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { amount: { type: 'string' }, reason: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const [name, ...more] = positionals;
  if (name === 'list' && more.length === 0) return listUnpaidRefunds(services);
  if (name === 'done' && more.length === 1) return refundPaidByHand(services, more[0] ?? '');
  const reason = values.reason?.trim();
  if (name === undefined || more.length > 0 || !reason) throw new Error(usage);
  const { db } = services;
  const named = await tryRefreshPayment(services, await namedPayment(db, name));
  if (values['dry-run']) {
    const amount = amountOf(named, values.amount);
    const credits = creditsToReverse(named, named.reversed_amount, named.reversed_amount + amount);
    return `${written(amount, named.currency)} of ${named.id} would be refunded, and up to ${credits} credits deducted.`;
  }
  const refund = await services.inTransaction(async (scope) => {
    await lockAccount(scope.db, named.account_id).executeTakeFirstOrThrow();
    const payment = await scope.db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', named.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const amount = amountOf(payment, values.amount);
    const booked = await bookRefund(scope, payment, { kind: 'refund', status: 'open', amount, reason });
    await notifyBalance(scope, payment.account_id);
    return booked.refund;
  });
  await sendRefundsOf(services, named.id);
  const { status } = await db
    .selectFrom('payment_refund')
    .select('status')
    .where('id', '=', refund.id)
    .executeTakeFirstOrThrow();
  const outcome = {
    open: 'the provider is asked again',
    sent: 'the provider has it',
    transfer: 'to be paid by hand',
    cancelled: 'a chargeback came first',
  }[status];
  return `${refund.number}: ${written(refund.amount, named.currency)} of ${named.id}, ${refund.credits} credits deducted, ${outcome}.`;
}
