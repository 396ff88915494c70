import type { Db } from '../../database/connection';
import type { Services } from '../../services';
import { earliestCollection } from '../../payments/limits/target-days';
import { checkPain } from './check-pain';
import { writePain } from './pain';

/** The creditor. */
export interface Seller {
  id: string;
  name: string;
  creditorId: string;
  creditorIban: string;
}

/** The companies that collect direct debits, deduplicated. */
export function sellersOf({ brands }: Pick<Services, 'brands'>): Seller[] {
  const sellers = brands.all.flatMap(({ manifest: { company } }) => {
    const { id, name, creditor_id: creditorId, creditor_iban: creditorIban } = company;
    return creditorId && creditorIban ? [{ id, name, creditorId, creditorIban }] : [];
  });
  return [...new Map(sellers.map((seller) => [seller.id, seller])).values()];
}

/** The most collections banks accept in one file without prior agreement. */
const mostInFile = 10_000;

/**
 * Puts confirmed orders that are in no file yet into a new one, in one transaction, so that nothing is
 * collected twice; null if there are none. Refunded amounts are not collected.
 */
export async function makeBatch(
  { inTransaction, clock }: Pick<Services, 'inTransaction' | 'clock'>,
  seller: Seller,
): Promise<string | null> {
  return inTransaction(async ({ db }) => {
    const now = clock.now();
    const due = await db
      .selectFrom('direct_debit')
      .innerJoin('payment', 'payment.id', 'direct_debit.payment_id')
      .select(['payment_id', 'payment.amount', 'direct_debit.refunded'])
      .where('seller', '=', seller.id)
      .where('confirmed_at', 'is not', null)
      .where('cancelled_at', 'is', null)
      .where('batch_id', 'is', null)
      .where('iban', 'is not', null)
      .whereRef('direct_debit.refunded', '<', 'payment.amount')
      .orderBy('mandate_reference')
      .limit(mostInFile)
      .forUpdate('direct_debit')
      .execute();
    if (due.length === 0) return null;
    const stamp = now
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
      .replace('Z', '');
    const { batches } = await db
      .selectFrom('direct_debit_batch')
      .select((batch) => batch.fn.countAll<string>().as('batches'))
      .executeTakeFirstOrThrow();
    const id = `DD-${stamp}-${Number(batches) + 1}`;
    await db
      .insertInto('direct_debit_batch')
      .values({
        id,
        seller: seller.id,
        creditor_name: seller.name,
        creditor_id: seller.creditorId,
        creditor_iban: seller.creditorIban,
        collected_on: earliestCollection(now),
        created_at: now,
      })
      .execute();
    for (const { payment_id, amount, refunded } of due) {
      await db
        .updateTable('direct_debit')
        .set({ batch_id: id, collected_amount: amount - refunded })
        .where('payment_id', '=', payment_id)
        .execute();
    }
    return id;
  });
}

/**
 * The file of a batch, identical on every call.
 * @throws Error if there is no such batch, or its source data has been deleted
 */
export async function fileOfBatch(db: Db, id: string): Promise<string> {
  const batch = await db
    .selectFrom('direct_debit_batch')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Error(`there is no file ${id}`));
  const rows = await db
    .selectFrom('direct_debit')
    .innerJoin('payment', 'payment.id', 'direct_debit.payment_id')
    .selectAll('direct_debit')
    .select(['payment.country', 'payment.receipt_number'])
    .where('batch_id', '=', id)
    .orderBy('mandate_reference')
    .execute();
  const gone = () => new Error(`the mandates of ${id} are kept no more`);
  const collections = rows.map((row) => {
    const { iban, account_holder: holder, street, house_number: houseNumber, zip, city } = row;
    if (!iban || !holder || !street || !houseNumber || !zip || !city || !row.confirmed_at) throw gone();
    return {
      mandate: row.mandate_reference,
      signedOn: row.confirmed_at.toISOString().slice(0, 10),
      amount: row.collected_amount ?? 0,
      holder,
      iban,
      street,
      houseNumber,
      zip,
      city,
      country: row.country ?? iban.slice(0, 2),
      purpose: row.mandate_reference,
    };
  });
  const text = writePain({
    id,
    createdAt: batch.created_at,
    collectedOn: batch.collected_on,
    creditor: { name: batch.creditor_name, id: batch.creditor_id, iban: batch.creditor_iban },
    collections,
  });
  const problems = checkPain(text, null);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return text;
}
