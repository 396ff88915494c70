import { sql, type Migration } from 'kysely';

const statements = [
  `alter table sandbox_payment add column pays_at timestamptz`,
  `alter table sandbox_payment add column held_webhooks integer not null default 0`,
  `alter table sandbox_payment add column refund_keys text[] not null default '{}'`,

  `drop index payment_open`,
  `create index payment_check on payment (next_check_at) where next_check_at is not null`,
  `update payment set next_check_at = date_trunc('second', now()) + interval '1 day'
    where status = 'completed' and completed_at > now() - interval '180 days'`,

  `create table payment_count (
    brand text not null,
    country text not null,
    method text not null,
    currency text not null,
    ordered bigint not null default 0,
    completed bigint not null default 0,
    failed bigint not null default 0,
    cancelled bigint not null default 0,
    paid_amount bigint not null default 0,
    reversed_amount bigint not null default 0,
    charged_back_amount bigint not null default 0,
    primary key (brand, country, method, currency)
  )`,
  `insert into payment_count
    select brand, coalesce(country, ''), method, currency, count(*), count(completed_at),
      count(*) filter (where status = 'failed'), count(*) filter (where status = 'cancelled'),
      coalesce(sum(amount) filter (where completed_at is not null), 0), sum(reversed_amount),
      sum(charged_back_amount)
    from payment group by 1, 2, 3, 4`,
  `create function count_payment() returns trigger language plpgsql as $$ begin
    insert into payment_count as counted (brand, country, method, currency,
      ordered, completed, failed, cancelled, paid_amount, reversed_amount, charged_back_amount)
    values (new.brand, coalesce(new.country, ''), new.method, new.currency,
      (old is null)::integer,
      (old.completed_at is null and new.completed_at is not null)::integer,
      (old.status is distinct from 'failed' and new.status = 'failed')::integer,
      (old.status is distinct from 'cancelled' and new.status = 'cancelled')::integer,
      case when old.completed_at is null and new.completed_at is not null then new.amount else 0 end,
      new.reversed_amount - coalesce(old.reversed_amount, 0),
      new.charged_back_amount - coalesce(old.charged_back_amount, 0))
    on conflict (brand, country, method, currency) do update set
      ordered = counted.ordered + excluded.ordered,
      completed = counted.completed + excluded.completed,
      failed = counted.failed + excluded.failed,
      cancelled = counted.cancelled + excluded.cancelled,
      paid_amount = counted.paid_amount + excluded.paid_amount,
      reversed_amount = counted.reversed_amount + excluded.reversed_amount,
      charged_back_amount = counted.charged_back_amount + excluded.charged_back_amount;
    return null;
  end $$`,
  `create constraint trigger payment_ordered after insert on payment
    deferrable initially deferred for each row execute function count_payment()`,
  `create constraint trigger payment_changed after update on payment
    deferrable initially deferred for each row
    when (old.status is distinct from new.status or old.reversed_amount is distinct from new.reversed_amount
      or old.charged_back_amount is distinct from new.charged_back_amount
      or old.completed_at is distinct from new.completed_at)
    execute function count_payment()`,
];

/**
 * The sandbox state, checks of ended payments, and payment counters. The counters are updated by deferred
 * triggers at the commit of each payment write: nothing waits for them before that, and no lock is taken
 * after them.
 */
export const providers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
