import { castSize, demoPassword, demoPool, namedAddresses, namedMembers } from '@heartwood/demo-people';
import { hashPassword } from '../accounts/password';
import type { Db } from '../database/connection';
import type { PhotoStore } from '../photos/photo-store';
import { keysOf, photoKeyColumns } from '../photos/stored-photo';
import { demoSeed } from './seed-demo';
import type { DemoServices, SeedOptions } from './seed-demo';
import { storePhotos } from './seeding/photo-files';
import { demoPools, manifestOf } from './seeding/pools';
import { writeNamedMembers } from './seeding/write-named-members';

async function removeNamed(db: Db, store: PhotoStore, pool: string): Promise<void> {
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('pool', '=', pool)
    .where(({ or, and, eb }) =>
      or([eb('email_key', 'in', namedAddresses), and([eb('demo', '=', true), eb('status', '=', 'erased')])]),
    )
    .execute();
  const ids = accounts.map(({ id }) => id);
  if (ids.length === 0) return;
  const photos = await db
    .selectFrom('photo')
    .select(photoKeyColumns)
    .where('account_id', 'in', ids)
    .execute();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('account')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    await transaction.deleteFrom('discount_redemption').where('account_id', 'in', ids).execute();
    await transaction.deleteFrom('payment').where('account_id', 'in', ids).execute();
    await transaction.deleteFrom('ledger').where('account_id', 'in', ids).execute();
    await transaction.deleteFrom('account').where('id', 'in', ids).execute();
  });
  for (const photo of photos) await store.remove(keysOf(photo));
}

/**
 * Resets the named demo members to their state after seeding, with fresh likes and conversations: everything
 * they did, bought and wrote is deleted. Other members are not changed. Returns the pools that were reset.
 * @throws Error when a pool has no demo members
 */
export async function resetDemo(
  options: DemoServices & Pick<SeedOptions, 'size' | 'cast' | 'seed'>,
): Promise<string[]> {
  const { db, photoStore, pipeline, clock, brands } = options;
  const { size = 2000, cast = castSize(size), seed = demoSeed } = options;
  const passwordHash = await hashPassword(demoPassword);
  const pools = demoPools(brands);
  for (const pool of pools) {
    const request = { seed, pool, size, cast, now: clock.now() };
    const people = demoPool(request);
    const known = await db
      .selectFrom('account')
      .select('id')
      .where('pool', '=', pool.id)
      .where('demo', '=', true)
      .where('email_key', 'not in', namedAddresses)
      .execute();
    if (known.length === 0) throw new Error(`Pool ${pool.id} has no demo members; start the demo first`);
    const present = new Set(known.map(({ id }) => id));
    const named = namedMembers(request, { members: people.members.filter(({ id }) => present.has(id)) });
    await removeNamed(db, photoStore, pool.id);
    const files = await storePhotos(
      named.flatMap(({ member }) => member.photos),
      { seed, cast, store: photoStore, pipeline },
    );
    await db
      .transaction()
      .execute((transaction) =>
        writeNamedMembers(
          transaction,
          { pool, manifest: manifestOf(pool, brands) },
          named,
          files,
          passwordHash,
        ),
      );
  }
  return pools.map(({ id }) => id);
}
