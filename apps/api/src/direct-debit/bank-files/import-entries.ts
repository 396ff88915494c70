import type { DirectDebit } from '../../database/direct-debit-schema';
import type { Payment } from '../../database/money-schema';
import { ownOrigin } from '../../kernel/edge/site-origin';
import type { Scope } from '../../kernel/scope';
import { notify } from '../../notifications/notify';
import { blockDirectDebit } from '../../payments/checkout/block-direct-debit';
import { settlePayment } from '../../payments/checkout/settle-payment';
import type { Services } from '../../services';
import { fetchedFrom } from '../direct-debit-provider';
import type { BankEntry } from './camt';
import { euros } from './pain';

/** Result for an entry: counted now, counted before, or why it was not. */
type Outcome = 'counted' | 'known' | { problem: string };

async function lockOrder({ db }: Scope, entry: BankEntry, paymentId: string) {
  const found = await db
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.account_id')
    .select(['account.id'])
    .where('payment.id', '=', paymentId)
    .forNoKeyUpdate('account')
    .executeTakeFirst();
  if (!found) throw new Error(`no payment of ${entry.reference}`);
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const debit = await db
    .selectFrom('direct_debit')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { payment, debit };
}

async function writeEntry(
  { db, clock }: Scope,
  entry: BankEntry,
  paymentId: string | null,
): Promise<boolean> {
  const { reference, kind, amount, bookedOn } = entry;
  const row = { reference, kind, payment_id: paymentId, amount, booked_on: bookedOn };
  const written = await db
    .insertInto('direct_debit_entry')
    .values({ ...row, imported_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return written !== undefined;
}

async function applyTo(
  scope: Scope,
  { environment, brands }: Services,
  entry: BankEntry,
  { payment, debit }: { payment: Payment; debit: DirectDebit },
): Promise<Outcome> {
  const { db, clock } = scope;
  const now = clock.now();
  const before = entry.kind === 'settled' ? debit.settled_at : debit.returned_at;
  if (before) return 'known';
  const changed = await db
    .updateTable('direct_debit')
    .set(entry.kind === 'settled' ? { settled_at: now } : { returned_at: now, return_reason: entry.reason })
    .where('payment_id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await settlePayment(scope, payment, fetchedFrom(payment, changed));
  if (entry.kind === 'settled') return 'counted';
  await blockDirectDebit(scope, payment.account_id);
  const brand = brands.byId(payment.brand);
  if (!brand) return 'counted';
  const facts = { brandId: brand.id, origin: ownOrigin(environment, brand), paymentId: payment.id };
  await notify(scope, { type: 'directdebit_returned', accountId: payment.account_id, facts });
  return 'counted';
}

async function importOne(services: Services, entry: BankEntry): Promise<Outcome> {
  const { db, inTransaction } = services;
  const found = await db
    .selectFrom('direct_debit')
    .select(['payment_id', 'collected_amount'])
    .where('mandate_reference', '=', entry.mandate)
    .executeTakeFirst();
  if (!found) return { problem: `${entry.mandate}: no mandate of ours` };
  const { payment_id: paymentId, collected_amount: collected } = found;
  if (collected === null) return { problem: `${entry.mandate}: in no file yet` };
  // A bank may add its charges to a returned amount.
  const isIts = entry.kind === 'settled' ? entry.amount === collected : entry.amount >= collected;
  if (!isIts) return { problem: `${entry.mandate}: ${euros(entry.amount)} in place of ${euros(collected)}` };
  return inTransaction(async (scope) => {
    const order = await lockOrder(scope, entry, paymentId);
    if (!(await writeEntry(scope, entry, paymentId))) return 'known';
    return applyTo(scope, services, entry, order);
  });
}

/** Expands a batch that the bank booked as one sum into its entries. */
async function entriesOfBatch(
  { db }: Services,
  entry: BankEntry,
): Promise<BankEntry[] | { problem: string }> {
  const rows = await db
    .selectFrom('direct_debit')
    .select(['mandate_reference', 'collected_amount'])
    .where('batch_id', '=', entry.batch)
    .execute();
  if (rows.length === 0) return { problem: `${entry.batch}: no file of ours` };
  const sum = rows.reduce((total, { collected_amount }) => total + (collected_amount ?? 0), 0);
  if (sum !== entry.amount)
    return { problem: `${entry.batch}: ${euros(entry.amount)} in place of ${euros(sum)}` };
  return rows.map(({ mandate_reference: mandate, collected_amount: amount }) => ({
    ...entry,
    reference: `${entry.reference}:${mandate}`,
    mandate,
    amount: amount ?? 0,
  }));
}

/** The result of an import. */
export interface Imported {
  settled: number;
  returned: number;
  known: number;
  problems: string[];
}

/**
 * Imports bank entries, each counted once however often its file is imported: settled ones are paid, returned
 * ones reversed. Each has its own transaction, so an aborted import can be repeated.
 */
export async function importEntries(services: Services, entries: readonly BankEntry[]): Promise<Imported> {
  const imported: Imported = { settled: 0, returned: 0, known: 0, problems: [] };
  for (const entry of entries) {
    const single = entry.mandate === null ? await entriesOfBatch(services, entry) : [entry];
    if (!Array.isArray(single)) imported.problems.push(single.problem);
    else
      for (const one of single) {
        const outcome = await importOne(services, one);
        if (outcome === 'counted') imported[one.kind] += 1;
        else if (outcome === 'known') imported.known += 1;
        else imported.problems.push(outcome.problem);
      }
  }
  return imported;
}
