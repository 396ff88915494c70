import type { Spending } from '@heartwood/api-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { Account } from '../../database/schema';
import { after } from '../../kernel/clock';

/** The window in which spending is limited. */
const windowSeconds = 30 * 24 * 3600;

/** A member's limit as stored in the account. */
export type KeptLimit = Pick<Account, 'spend_limit' | 'spend_limit_next' | 'spend_limit_from'>;

/** The current limit, and the pending one. */
export function limitOf(kept: KeptLimit, now: Date): Pick<Spending, 'limit' | 'pending'> {
  const { spend_limit, spend_limit_next, spend_limit_from } = kept;
  if (spend_limit_from === null) return { limit: spend_limit, pending: null };
  if (spend_limit_from <= now) return { limit: spend_limit_next, pending: null };
  return { limit: spend_limit, pending: { limit: spend_limit_next, from: spend_limit_from.toISOString() } };
}

/** Money spent in one currency. Minor units. */
type SpentIn = Pick<Spending, 'spent' | 'open' | 'currency'>;

/**
 * What a member paid in the last 30 days, minus refunds, plus open payments that may still be paid: one row
 * per currency, without those where nothing is left.
 */
async function spentByCurrency(db: Db, accountId: string, now: Date): Promise<SpentIn[]> {
  const since = after(now, -windowSeconds);
  const { rows } = await sql<{ currency: string; spent: string; open: string }>`
    select currency,
      coalesce(sum(greatest(amount - reversed_amount, 0)) filter (where completed_at > ${since}::timestamptz), 0) as spent,
      coalesce(sum(amount) filter (where completed_at is null), 0) as open
    from payment
    where account_id = ${accountId}::uuid and (completed_at > ${since}::timestamptz
      or (status = 'pending' and created_at > ${since}::timestamptz))
    group by currency order by currency`.execute(db);
  return rows
    .map(({ currency, spent, open }) => ({ currency, spent: Number(spent), open: Number(open) }))
    .filter(({ spent, open }) => spent + open > 0);
}

const nothingIn = (currency: string): SpentIn => ({ currency, spent: 0, open: 0 });

/** What a member spent in a currency. */
export async function spentIn(
  db: Db,
  accountId: string,
  { currency, now }: { currency: string; now: Date },
): Promise<SpentIn> {
  const rows = await spentByCurrency(db, accountId, now);
  return rows.find((row) => row.currency === currency) ?? nothingIn(currency);
}

/** A member's spending as the member sees it: in their payment currency, and in any other. */
export async function spendingOf(
  db: Db,
  { id, ...kept }: KeptLimit & { id: string },
  { currency, now }: { currency: string; now: Date },
): Promise<Spending> {
  const rows = await spentByCurrency(db, id, now);
  const own = rows.find((row) => row.currency === currency) ?? nothingIn(currency);
  const others = rows.filter((row) => row.currency !== currency);
  return { ...own, ...(others.length > 0 && { other_currencies: others }), ...limitOf(kept, now) };
}
