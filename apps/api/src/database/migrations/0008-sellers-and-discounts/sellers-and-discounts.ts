import { sql, type Migration } from 'kysely';

const statements = [
  `alter table payment add column seller text`,
  `update payment set seller = brand`,
  `alter table payment alter column seller set not null`,
  `alter table payment add column discount_slot text`,
  `alter table payment add column credits_without_discount integer check (credits_without_discount > 0)`,
  `update payment set discount_slot = used.slot from discount_redemption used where used.payment_id = payment.id`,
  `create index payment_discount_slot on payment (discount_slot) where status = 'pending'`,
];

/** Who sells a payment's credits, and what it gives once its discount counts no more. */
export const sellersAndDiscounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
