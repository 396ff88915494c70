import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { keyedHash } from '../kernel/secrets';

/** An address in a pool, and the secret that protects its hash from guessing. */
export interface PoolAddress {
  pool: string;
  emailKey: string;
  secret: string;
}

const hashOf = ({ pool, emailKey, secret }: PoolAddress) =>
  keyedHash(secret, `address\n${pool}\n${emailKey}`);

/** Stores the discounts used by an address, if any, under a hash that doesn't reveal the address. */
export async function keepUsedDiscounts(
  db: Db,
  address: PoolAddress,
  used: string[],
  now: Date,
): Promise<void> {
  if (used.length === 0) return;
  await db
    .insertInto('erased_address')
    .values({ pool: address.pool, address_hash: hashOf(address), used_discounts: used, erased_at: now })
    .onConflict((conflict) =>
      conflict.columns(['pool', 'address_hash']).doUpdateSet({
        used_discounts: sql`array(
          select distinct unnest(erased_address.used_discounts || excluded.used_discounts) order by 1
        )`,
        erased_at: now,
      }),
    )
    .execute();
}

/** Carries over the discounts used by earlier accounts of the same address to a new account. */
export async function giveKeptDiscounts(db: Db, accountId: string, address: PoolAddress): Promise<void> {
  await db
    .updateTable('account')
    .from('erased_address')
    .set(({ ref }) => ({ used_discounts: ref('erased_address.used_discounts') }))
    .where('account.id', '=', accountId)
    .where('erased_address.pool', '=', address.pool)
    .where('erased_address.address_hash', '=', hashOf(address))
    .execute();
}
