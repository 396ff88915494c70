import { sql } from 'kysely';
import type { Receipt } from '@heartwood/api-contract';
import type { Db } from '../../database/connection';
import type { Payment } from '../../database/money-schema';
import type { BrandDirectory } from '../../kernel/brands';

/**
 * Takes the next receipt number of a seller's year, such as `AMBERLANE-DEMO-2026-000012`; without gaps, as the
 * transaction commits or not. `seller` is the id of the company.
 */
export async function takeReceiptNumber(db: Db, seller: string, issued: Date): Promise<string> {
  const name = `${seller.toUpperCase()}-${issued.getUTCFullYear()}`;
  const { last } = await db
    .insertInto('receipt_series')
    .values({ name, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`receipt_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${name}-${String(last).padStart(6, '0')}`;
}

/** The receipts of those payments that were completed. */
export function receiptsOf(payments: readonly Payment[], brands: BrandDirectory): Receipt[] {
  return payments.flatMap((payment) => {
    const { receipt_number: number, completed_at: issued } = payment;
    if (!number || !issued) return [];
    return [
      {
        number,
        issued: issued.toISOString(),
        payment_id: payment.id,
        seller: brands.byId(payment.brand)?.manifest.company.name ?? payment.brand,
        credits: payment.credits,
        amount: payment.amount,
        currency: payment.currency,
        vat_rate: null,
        vat_amount: null,
      },
    ];
  });
}
