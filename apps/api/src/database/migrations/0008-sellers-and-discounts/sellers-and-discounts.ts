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

/** The seller of a payment's credits, and the credits it grants if its discount is no longer valid. */
export const sellersAndDiscounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
