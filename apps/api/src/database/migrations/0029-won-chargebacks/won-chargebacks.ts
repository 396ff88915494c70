import { sql, type Migration } from 'kysely';

const statements = [
  `alter table payment add column won_back_amount integer not null default 0 check (won_back_amount >= 0)`,
  `alter table sandbox_payment add column won_back integer not null default 0`,
  `alter table payment_count add column won_back_amount bigint not null default 0`,
  `create or replace function count_payment() returns trigger language plpgsql as $$ declare
    won bigint := new.won_back_amount - coalesce(old.won_back_amount, 0);
  begin
    insert into payment_count as counted (brand, country, method, currency,
      ordered, completed, failed, cancelled, paid_amount, reversed_amount, charged_back_amount, won_back_amount)
    values (new.brand, coalesce(new.country, ''), new.method, new.currency,
      (old is null)::integer,
      (old.completed_at is null and new.completed_at is not null)::integer,
      (old.status is distinct from 'failed' and new.status = 'failed')::integer,
      (old.status is distinct from 'cancelled' and new.status = 'cancelled')::integer,
      case when old.completed_at is null and new.completed_at is not null then new.amount else 0 end,
      new.reversed_amount - coalesce(old.reversed_amount, 0) + won,
      new.charged_back_amount - coalesce(old.charged_back_amount, 0) + won,
      won)
    on conflict (brand, country, method, currency) do update set
      ordered = counted.ordered + excluded.ordered,
      completed = counted.completed + excluded.completed,
      failed = counted.failed + excluded.failed,
      cancelled = counted.cancelled + excluded.cancelled,
      paid_amount = counted.paid_amount + excluded.paid_amount,
      reversed_amount = counted.reversed_amount + excluded.reversed_amount,
      charged_back_amount = counted.charged_back_amount + excluded.charged_back_amount,
      won_back_amount = counted.won_back_amount + excluded.won_back_amount;
    return null;
  end $$`,
];

/** Chargebacks that were won. The counters count them apart, so that none of them ever decreases. */
export const wonChargebacks: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
