import type { Db } from '../database/connection';
import type { Payment } from '../database/money-schema';

function paymentQuery(db: Db, accountId: string, id: string) {
  return db.selectFrom('payment').selectAll().where('id', '=', id).where('account_id', '=', accountId);
}

/** A member's own payment, or null. */
export async function findPayment(db: Db, accountId: string, id: string): Promise<Payment | null> {
  return (await paymentQuery(db, accountId, id).executeTakeFirst()) ?? null;
}

/** The same, locked to the end of the transaction. */
export async function findPaymentForUpdate(db: Db, accountId: string, id: string): Promise<Payment | null> {
  return (await paymentQuery(db, accountId, id).forUpdate().executeTakeFirst()) ?? null;
}

/** The payment that a provider knows under that id, or null. */
export async function findByProviderId(
  db: Db,
  provider: string,
  providerId: string,
): Promise<Payment | null> {
  const found = await db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return found ?? null;
}
