import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import { after } from '../kernel/clock';
import type { Member } from '../kernel/sessions/member';

const windowSeconds = 30 * 24 * 3600;

/**
 * Refuses a payment that would take a member above the limit they set themselves for 30 days. Amounts count by their
 * number, in whichever of the brand's currencies they were paid.
 * @throws ApiError spend_limit_reached
 */
export async function checkSpendLimit(
  db: Db,
  member: Member,
  { amount, currency, now }: { amount: number; currency: string; now: Date },
): Promise<void> {
  if (member.spend_limit === null) return;
  const { spent } = await db
    .selectFrom('payment')
    .select((payment) =>
      payment.fn.sum<string | null>(payment('amount', '-', payment.ref('reversed_amount'))).as('spent'),
    )
    .where('account_id', '=', member.id)
    .where('completed_at', '>', after(now, -windowSeconds))
    .executeTakeFirstOrThrow();
  if (Number(spent ?? 0) + amount <= member.spend_limit) return;
  throw new ApiError('spend_limit_reached', { data: { amount: member.spend_limit, currency } });
}
