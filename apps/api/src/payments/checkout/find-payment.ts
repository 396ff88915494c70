import type { Db } from '../../database/connection';
import type { Payment } from '../../database/money-schema';
import type { PaymentProviders } from '../providers/payment-provider';

/** The query for a member's own payment. */
export function ownPayment(db: Db, accountId: string, id: string) {
  return db.selectFrom('payment').selectAll().where('id', '=', id).where('account_id', '=', accountId);
}

/** The payment with that id at a provider, trying the providers in order; null if none knows it. */
export async function findByProviderId(
  db: Db,
  providers: PaymentProviders,
  providerId: string,
): Promise<Payment | null> {
  const names = providers.map(({ name }) => name);
  const found = await db
    .selectFrom('payment')
    .selectAll()
    .where('provider', 'in', names)
    .where('provider_id', '=', providerId)
    .execute();
  return names.map((name) => found.find(({ provider }) => provider === name)).find(Boolean) ?? null;
}
