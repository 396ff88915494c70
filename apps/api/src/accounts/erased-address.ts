import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { keyedHash } from '../kernel/secrets';

/** An address of a pool, and the secret that keeps its hash from being guessed. */
export interface PoolAddress {
  pool: string;
  emailKey: string;
  secret: string;
}

const hashOf = ({ pool, emailKey, secret }: PoolAddress) =>
  keyedHash(secret, `address\n${pool}\n${emailKey}`);

/** Keeps which discounts an address has used up, where it has, by a hash that tells nobody the address. */
export async function keepUsedDiscounts(db: Db, address: PoolAddress, used: string[]): Promise<void> {
  if (used.length === 0) return;
  await db
    .insertInto('erased_address')
    .values({ pool: address.pool, address_hash: hashOf(address), used_discounts: used })
    .onConflict((conflict) =>
      conflict.columns(['pool', 'address_hash']).doUpdateSet({
        used_discounts: sql`array(
          select distinct unnest(erased_address.used_discounts || excluded.used_discounts) order by 1
        )`,
      }),
    )
    .execute();
}

/** Has a new account take over which discounts earlier accounts of its address have used up. */
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
