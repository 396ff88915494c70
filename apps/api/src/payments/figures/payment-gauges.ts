import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { sharedRead, type Metrics } from '../../kernel/process/metrics';
import type { Cell } from '../../kernel/process/text-table';

const labels = ['brand', 'country', 'method', 'currency'] as const;

interface OpenOrders extends Record<(typeof labels)[number], string> {
  orders: number;
  /** Minor units. */
  amount: number;
}

/** Orders that are neither paid nor ended, by brand, country, method and currency. */
export async function openOrders(db: Db): Promise<OpenOrders[]> {
  const { rows } = await sql<OpenOrders>`
    select brand, coalesce(country, '') as country, method, currency, count(*)::integer as orders,
      sum(amount)::bigint as amount
    from payment where status = 'pending' group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

interface Debts extends Record<string, Cell> {
  brand: string;
  members: number;
  credits: number;
}

/** Members who owe credits after chargebacks, by brand. */
export async function debtsOf(db: Db): Promise<Debts[]> {
  const { rows } = await sql<Debts>`
    select brand, count(*)::integer as members, sum(debt)::bigint as credits
    from account where debt > 0 group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * Registers the amounts that are open now: orders and debts. Both are few rows at any time, found by partial
 * indexes of their own (`payment_pending`, `account_debt`).
 */
export function addPaymentGauges(metrics: Metrics, db: Db): void {
  const readOrders = sharedRead(() => openOrders(db));
  const readDebts = sharedRead(() => debtsOf(db));
  const ofOrders = (figure: 'orders' | 'amount') => async () =>
    (await readOrders()).map((row) => ({
      labels: Object.fromEntries(labels.map((label) => [label, row[label]])),
      count: row[figure],
    }));
  const ofDebts = (figure: 'members' | 'credits') => async () =>
    (await readDebts()).map((row) => ({ labels: { brand: row.brand }, count: row[figure] }));
  metrics.gauges('payments_open', {
    help: 'Orders that are neither paid nor ended',
    labels,
    read: ofOrders('orders'),
  });
  metrics.gauges('payments_open_minor_units', {
    help: 'Minor units of orders that are neither paid nor ended',
    labels,
    read: ofOrders('amount'),
  });
  metrics.gauges('debt_members', {
    help: 'Members who owe credits after chargebacks',
    labels: ['brand'],
    read: ofDebts('members'),
  });
  metrics.gauges('debt_credits', {
    help: 'Credits that members owe after chargebacks',
    labels: ['brand'],
    read: ofDebts('credits'),
  });
}
