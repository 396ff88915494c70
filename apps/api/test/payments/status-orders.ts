import type { ProviderStatus } from '@heartwood/domain';
import { settlePayment } from '../../src/payments/checkout/settle-payment';
import type { Services } from '../../src/services';

/** All permutations of some items. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

const endings: Partial<Record<ProviderStatus, string>> = {
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'cancelled',
};

/** The status expected after these: paid wins for good, else the first final status stays. */
function statusAfter(said: readonly ProviderStatus[]): string {
  if (said.includes('paid')) return 'completed';
  return said.map((status) => endings[status]).find((ending) => ending !== undefined) ?? 'pending';
}

interface OpenPayment {
  payment_id: string;
  account_id: string;
  amount: number;
  currency: string;
  credits: number;
}

/**
 * Settles an open payment with the statuses of each order in turn, rolls back, and returns the orders that
 * ever produced a wrong status or balance.
 */
export async function wrongOrders(
  { inTransaction }: Services,
  { payment_id, account_id, amount, currency, credits }: OpenPayment,
  orders: readonly (readonly ProviderStatus[])[],
): Promise<string[]> {
  const wrong: string[] = [];
  const undone = new Error('undone');
  for (const said of orders) {
    const run = inTransaction(async (scope) => {
      for (const [index, status] of said.entries()) {
        const none = { failureReason: null, refunded: 0, chargedBack: 0, wonBack: 0, refundKeys: [] };
        const fetched = { status, amount, currency, paymentId: payment_id, ...none };
        const { payment } = await settlePayment(scope, { id: payment_id }, fetched);
        if (payment.status !== statusAfter(said.slice(0, index + 1))) wrong.push(said.join(' '));
      }
      const account = await scope.db
        .selectFrom('account')
        .select(['credits', 'paid_user'])
        .where('id', '=', account_id)
        .executeTakeFirstOrThrow();
      if (account.credits !== credits || !account.paid_user)
        wrong.push(`${said.join(' ')}: ${account.credits}`);
      throw undone;
    });
    await run.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  }
  return wrong;
}
