import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connection';
import { countDriftedAccounts } from '../../credits/drift';
import type { Cell } from '../../kernel/process/text-table';
import { debtsOf } from './payment-gauges';

/** The period in which payments count; null for an open end. */
interface Period {
  from: Date | null;
  to: Date | null;
}

/** Figures of one kind: rows under common columns. Amounts are minor units. */
export interface Figures {
  name: string;
  columns: readonly string[];
  rows: Record<string, Cell>[];
}

async function figures(
  db: Db,
  { name, columns }: Omit<Figures, 'rows'>,
  query: RawBuilder<Record<string, Cell>>,
): Promise<Figures> {
  return { name, columns, rows: (await query.execute(db)).rows };
}

/** Reads the operators' financial figures, each in one statement. */
export async function moneyFigures(db: Db, { from, to }: Period): Promise<Figures[]> {
  const within = (column: 'completed_at' | 'created_at') => {
    const at = sql.ref(`payment.${column}`);
    return sql`${at} >= coalesce(${from}::timestamptz, '-infinity') and ${at} < coalesce(${to}::timestamptz, 'infinity')`;
  };
  return [
    await figures(
      db,
      {
        name: 'revenue',
        columns: [
          'brand',
          'country',
          'method',
          'currency',
          'orders',
          'paid',
          'refunded',
          'charged_back',
          'net',
        ],
      },
      sql`select brand, coalesce(country, '') as country, method, currency, count(*) as orders,
          sum(amount)::bigint as paid, sum(greatest(0, reversed_amount - charged_back_amount))::bigint as refunded,
          sum(charged_back_amount)::bigint as charged_back, sum(amount - reversed_amount)::bigint as net
        from payment where completed_at is not null and ${within('completed_at')}
        group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    ),
    await figures(
      db,
      { name: 'orders', columns: ['brand', 'currency', 'state', 'orders', 'amount', 'oldest'] },
      sql`select brand, currency, status as state, count(*) as orders, sum(amount)::bigint as amount,
          to_char(min(created_at) filter (where status = 'pending') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
            as oldest
        from payment where ${within('created_at')} group by 1, 2, 3 order by 1, 2, 3`,
    ),
    await figures(
      db,
      { name: 'disputed', columns: ['brand', 'method', 'currency', 'orders', 'charged_back'] },
      sql`select brand, method, currency, count(*) as orders, sum(charged_back_amount)::bigint as charged_back
        from payment where charged_back_amount > 0 and ${within('created_at')}
        group by 1, 2, 3 order by 1, 2, 3`,
    ),
    await figures(
      db,
      { name: 'to refund', columns: ['brand', 'currency', 'state', 'orders', 'amount'] },
      sql`select brand, currency, back.status as state, count(*) as orders, sum(back.amount)::bigint as amount
        from payment_refund back join payment on payment.id = back.payment_id
        where back.status in ('open', 'transfer') group by 1, 2, 3 order by 1, 2, 3`,
    ),
    { name: 'debts', columns: ['brand', 'members', 'credits'], rows: await debtsOf(db) },
    { name: 'drift', columns: ['members'], rows: [{ members: await countDriftedAccounts(db) }] },
  ];
}
