import { randomBytes } from 'node:crypto';
import { castSize, demoPassword, demoPool, namedMembers } from '@heartwood/demo-people';
import type { PoolOutline } from '@heartwood/demo-people';
import { hashPassword } from '../accounts/password';
import type { Db } from '../database/connection';
import type { Brand } from '../kernel/brands';
import type { Clock } from '../kernel/clock';
import type { PhotoStore } from '../photos/photo-store';
import { showOnNewBrands } from './seeding/show-on-new-brands';
import { storePhotos } from './seeding/photo-files';
import type { PhotoPipeline } from './seeding/photo-files';
import { demoPools, manifestOf } from './seeding/pools';
import { writeMatchAnswers } from './seeding/write-match-answers';
import { writeConversations, writeLikes, writeMembers } from './seeding/write-members';
import { writeNamedMembers } from './seeding/write-named-members';

/** The seed of the shipped demo. */
export const demoSeed = 'heartwood';

/** Services the demo is written with. */
export interface DemoServices {
  db: Db;
  photoStore: PhotoStore;
  pipeline: PhotoPipeline;
  clock: Clock;
  brands: readonly Brand[];
}

export interface SeedOptions extends DemoServices {
  /** Members per pool; 2,000 by default. */
  size?: number;
  /** Number of drawn people; derived from the size by default. */
  cast?: number;
  seed?: string;
  /** Called after each drawn picture with the number done and the total. */
  progress?: (done: number, all: number) => void;
}

/** What was written; pools that already had demo members are skipped and not counted. */
export interface SeedResult {
  pools: string[];
  members: number;
  photos: number;
  likes: number;
  conversations: number;
}

/**
 * Fills the pools of the demo brands with members, including the named ones. Pools that have demo members are
 * skipped. Each pool is written in one transaction, after its photos.
 */
export async function seedDemo(options: SeedOptions): Promise<SeedResult> {
  const { db, photoStore, pipeline, clock, brands, progress } = options;
  const { size = 2000, cast = castSize(size), seed = demoSeed } = options;
  const seeded = await db.selectFrom('account').select('pool').distinct().where('demo', '=', true).execute();
  const now = clock.now();
  const isSeeded = ({ id }: PoolOutline) => seeded.some(({ pool }) => pool === id);
  await showOnNewBrands(db, demoPools(brands).filter(isSeeded), now);
  const pools = demoPools(brands)
    .filter((pool) => !isSeeded(pool))
    .map((pool) => {
      const request = { seed, pool, size, cast, now };
      const people = demoPool(request);
      return { pool, people, named: namedMembers(request, people) };
    });
  const result: SeedResult = {
    pools: pools.map(({ pool }) => pool.id),
    members: 0,
    photos: 0,
    likes: 0,
    conversations: 0,
  };
  if (pools.length === 0) return result;
  const photos = pools.flatMap(({ people, named }) =>
    [...people.members, ...named.map(({ member }) => member)].flatMap((member) => member.photos),
  );
  const files = await storePhotos(photos, { seed, cast, store: photoStore, pipeline, progress });
  const [passwordHash, hashOfNobody] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(randomBytes(24).toString('hex')),
  ]);
  for (const { pool, people, named } of pools) {
    await db.transaction().execute(async (transaction) => {
      const facts = { status: 'active', passwordHash: hashOfNobody, credits: 0, startedFree: 0 } as const;
      const free = { freeMessages: 0, costOf: () => 0 };
      await writeMembers(transaction, pool, people.members, files, () => facts);
      await writeMatchAnswers(transaction, people.members);
      await writeLikes(transaction, pool, people.likes);
      await writeConversations(transaction, pool, people.conversations, () => free);
      await writeNamedMembers(
        transaction,
        { pool, manifest: manifestOf(pool, brands) },
        named,
        files,
        passwordHash,
      );
    });
    result.members += people.members.length + named.length;
    result.likes += people.likes.length + named.flatMap(({ likes }) => likes).length;
    result.conversations +=
      people.conversations.length + named.flatMap(({ conversations }) => conversations).length;
  }
  result.photos = photos.length;
  return result;
}
