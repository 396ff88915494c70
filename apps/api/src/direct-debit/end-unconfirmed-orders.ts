import type { Services } from '../services';
import { tryRefreshPayment } from '../payments/checkout/refresh-payment';
import { providerNamed } from '../payments/providers/payment-provider';
import { directDebitName } from './direct-debit-provider';

/** Ends a member's unconfirmed orders when the member places a new one. */
export async function endUnconfirmedOrders(services: Services, accountId: string): Promise<void> {
  const { db, payments } = services;
  const unconfirmed = await db
    .selectFrom('payment')
    .innerJoin('direct_debit', 'direct_debit.payment_id', 'payment.id')
    .selectAll('payment')
    .where('payment.account_id', '=', accountId)
    .where('payment.status', '=', 'pending')
    .where('confirmed_at', 'is', null)
    .execute();
  for (const payment of unconfirmed) {
    if (payment.provider_id) await providerNamed(payments, directDebitName)?.cancel(payment.provider_id);
    await tryRefreshPayment(services, payment);
  }
}
