import { ApiError } from '../../kernel/api-error';
import { after } from '../../kernel/clock';
import type { Scope } from '../../kernel/scope';

const windowSeconds = 30 * 24 * 3600;

/**
 * Refuses what takes a member above the limit they set themselves for 30 days, once the new payment is written and under
 * the lock of the member's account: what was paid counts, less what was given back, and what is open and may be paid
 * yet. Amounts count by their number, in whichever of the brand's currencies they are.
 * @throws ApiError spend_limit_reached
 */
export async function checkSpendLimit(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  { accountId, limit, currency }: { accountId: string; limit: number | null; currency: string },
): Promise<void> {
  if (limit === null) return;
  const since = after(clock.now(), -windowSeconds);
  const { spent } = await db
    .selectFrom('payment')
    .select((payment) =>
      payment.fn.sum<string | null>(payment('amount', '-', payment.ref('reversed_amount'))).as('spent'),
    )
    .where('account_id', '=', accountId)
    .where(({ eb, and, or }) =>
      or([eb('completed_at', '>', since), and([eb('status', '=', 'pending'), eb('created_at', '>', since)])]),
    )
    .executeTakeFirstOrThrow();
  if (Number(spent ?? 0) > limit)
    throw new ApiError('spend_limit_reached', { data: { amount: limit, currency } });
}
