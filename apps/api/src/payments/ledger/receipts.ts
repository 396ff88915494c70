import { sql } from 'kysely';
import type { Receipt } from '@heartwood/api-contract';
import type { Db } from '../../database/connection';
import type { Payment, PaymentRefund, SaleTerms } from '../../database/money-schema';
import type { BrandDirectory } from '../../kernel/brands';
import { saleTermsOf } from '../checkout/sale-terms';

async function takeNumber(db: Db, name: string): Promise<string> {
  const { last } = await db
    .insertInto('receipt_series')
    .values({ name, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`receipt_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${name}-${String(last).padStart(6, '0')}`;
}

const seriesOf = (seller: string, issued: Date) => `${seller.toUpperCase()}-${issued.getUTCFullYear()}`;

/**
 * Takes a seller's next receipt number of the year, such as `AMBERLANE-DEMO-2026-000012`; without gaps, since
 * it commits or rolls back with the transaction. `seller` is the id of the company.
 */
export function takeReceiptNumber(db: Db, seller: string, issued: Date): Promise<string> {
  return takeNumber(db, seriesOf(seller, issued));
}

/** The same for the seller's credit notes, such as `AMBERLANE-DEMO-2026-CN-000001`. */
export function takeCreditNoteNumber(db: Db, seller: string, issued: Date): Promise<string> {
  return takeNumber(db, `${seriesOf(seller, issued)}-CN`);
}

function refundJson({
  number,
  kind,
  amount,
  vat_amount,
  created_at,
}: PaymentRefund): Receipt['refunds'][number] {
  return { number, kind, amount, vat_amount, created: created_at.toISOString() };
}

interface Beside {
  refunds: readonly PaymentRefund[];
  mandate: string | null;
}

function receiptJson(payment: Payment, terms: SaleTerms, { refunds, mandate }: Beside): Receipt[] {
  const { receipt_number: number, completed_at: issued } = payment;
  if (!number || !issued) return [];
  return [
    {
      number,
      issued: issued.toISOString(),
      payment_id: payment.id,
      seller: terms.seller,
      credits: payment.credits,
      amount: payment.amount,
      currency: payment.currency,
      vat_rate: payment.vat_rate,
      vat_amount: payment.vat_amount,
      country: payment.country ?? terms.seller.country,
      method: payment.method,
      discount_code: payment.discount_code,
      express_request: payment.express_requested_at?.toISOString() ?? null,
      statement: terms.statement,
      refund_days: terms.refund_days,
      mandate_reference: mandate,
      refunds: refunds.map(refundJson),
    },
  ];
}

/** The receipts of completed payments, with their refunds. */
export async function receiptsOf(
  db: Db,
  payments: readonly Payment[],
  brands: BrandDirectory,
): Promise<Receipt[]> {
  const ids = payments.flatMap(({ id, receipt_number }) => (receipt_number === null ? [] : [id]));
  if (ids.length === 0) return [];
  const refunds = await db
    .selectFrom('payment_refund')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${ids})`)
    .where('status', '!=', 'cancelled')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const mandates = await db
    .selectFrom('direct_debit')
    .select(['payment_id', 'mandate_reference'])
    .where('payment_id', '=', sql<string>`any(${ids})`)
    .execute();
  return payments.flatMap((payment) => {
    const brand = brands.byId(payment.brand);
    const terms = payment.sale_terms ?? (brand && saleTermsOf(brand.manifest));
    if (!terms) return [];
    const ofPayment = ({ payment_id }: { payment_id: string }) => payment_id === payment.id;
    return receiptJson(payment, terms, {
      refunds: refunds.filter(ofPayment),
      mandate: mandates.find(ofPayment)?.mandate_reference ?? null,
    });
  });
}
