import type { Spending } from '@heartwood/api-contract';
import { sql } from 'kysely';
import { currencyOf, type Manifest } from '@heartwood/brands';
import type { Db } from '../../database/connection';
import type { Account } from '../../database/schema';
import { after } from '../../kernel/clock';
import { atPriceList } from './price-list-rate';

/** The window in which spending is limited. */
const windowSeconds = 30 * 24 * 3600;

/** A member's limit as stored in the account, without its currency. */
export type PendingLimit = Pick<Account, 'spend_limit' | 'spend_limit_next' | 'spend_limit_from'>;

/** A member's limit as stored in the account. */
export type KeptLimit = PendingLimit & Pick<Account, 'spend_limit_currency' | 'country'>;

/** The current limit, and the pending one. */
export function limitOf(kept: PendingLimit, now: Date): Pick<Spending, 'limit' | 'pending'> {
  const { spend_limit, spend_limit_next, spend_limit_from } = kept;
  if (spend_limit_from === null) return { limit: spend_limit, pending: null };
  if (spend_limit_from <= now) return { limit: spend_limit_next, pending: null };
  return { limit: spend_limit, pending: { limit: spend_limit_next, from: spend_limit_from.toISOString() } };
}

/** The currency of the current limit; null without one. */
export function limitCurrency(kept: KeptLimit, manifest: Manifest, now: Date): string | null {
  if (limitOf(kept, now).limit === null) return null;
  return kept.spend_limit_currency ?? currencyOf(manifest, kept.country);
}

/** Money spent in one currency. Minor units. */
type SpentIn = Pick<Spending, 'spent' | 'open' | 'currency'>;

/**
 * What a member paid in the last 30 days, minus refunds, plus open payments that may still be paid: one row
 * per currency, without those where nothing is left, and without one payment if its id is passed.
 */
async function spentByCurrency(
  db: Db,
  accountId: string,
  { now, except = null }: { now: Date; except?: string | null },
): Promise<SpentIn[]> {
  const since = after(now, -windowSeconds);
  const { rows } = await sql<{ currency: string; spent: string; open: string }>`
    select currency,
      coalesce(sum(greatest(amount - reversed_amount, 0)) filter (where completed_at > ${since}::timestamptz), 0) as spent,
      coalesce(sum(amount) filter (where completed_at is null), 0) as open
    from payment
    where account_id = ${accountId}::uuid and id is distinct from ${except}::uuid and (completed_at > ${since}::timestamptz
      or (status = 'pending' and created_at > ${since}::timestamptz))
    group by currency order by currency`.execute(db);
  return rows
    .map(({ currency, spent, open }) => ({ currency, spent: Number(spent), open: Number(open) }))
    .filter(({ spent, open }) => spent + open > 0);
}

const nothingIn = (currency: string): SpentIn => ({ currency, spent: 0, open: 0 });

/** What counts of some spending, in one currency: sums in others at the brand's prices, rounded up. */
function countedIn(rows: readonly SpentIn[], currency: string, { packages }: Manifest): number {
  return rows.reduce(
    (sum, row) =>
      sum + Math.ceil(atPriceList(packages, row.spent + row.open, { from: row.currency, to: currency })),
    0,
  );
}

interface Ordering {
  manifest: Manifest;
  /** The currency of the order. */
  currency: string;
  now: Date;
}

function leftOf(
  rows: readonly SpentIn[],
  kept: KeptLimit,
  { manifest, currency, now }: Ordering,
): number | null {
  const { limit } = limitOf(kept, now);
  const own = limitCurrency(kept, manifest, now);
  if (limit === null || own === null) return null;
  const left = Math.max(0, limit - countedIn(rows, own, manifest));
  return Math.floor(atPriceList(manifest.packages, left, { from: own, to: currency }));
}

/**
 * What a member's limit leaves for an order, in its currency, as if the payment `except` didn't exist; null
 * without a limit.
 */
export async function limitLeft(
  db: Db,
  member: KeptLimit & { id: string },
  { except, ...ordering }: Ordering & { except: string },
): Promise<number | null> {
  return leftOf(await spentByCurrency(db, member.id, { now: ordering.now, except }), member, ordering);
}

/**
 * A member's spending as the member sees it: in the currency of the limit, or of an order without one, and in
 * any other.
 */
export async function spendingOf(
  db: Db,
  member: KeptLimit & { id: string },
  ordering: Ordering,
): Promise<Spending> {
  const { manifest, now } = ordering;
  const rows = await spentByCurrency(db, member.id, { now });
  const currency = limitCurrency(member, manifest, now) ?? ordering.currency;
  const own = rows.find((row) => row.currency === currency) ?? nothingIn(currency);
  const others = rows.filter((row) => row.currency !== currency);
  const left = leftOf(rows, member, ordering);
  return {
    ...own,
    ...(others.length > 0 && { other_currencies: others }),
    counted: countedIn(rows, currency, manifest),
    left: left === null ? null : { amount: left, currency: ordering.currency },
    ...limitOf(member, now),
  };
}
