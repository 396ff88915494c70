import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccounts } from '../src/accounts/jobs/erase-accounts';
import { makeToken } from '../src/accounts/tokens';
import type { Connection } from '../src/database/connection';
import { openPostgres } from '../src/database/open-postgres';
import { folderStore } from '../src/photos/flydrive-store';
import { removePhotoFiles } from '../src/photos/jobs/remove-photo-files';
import { keysOf, photoKeyColumns, storePhoto, type PhotoFiles } from '../src/photos/stored-photo';
import { engine } from '../test/support/api';
import { findEverywhere } from '../test/support/find-everywhere';
import { insertMember } from '../test/support/members';
import { prepareOwnServer, type OwnServer } from '../test/support/own-server';
import { consistent, inconsistencies } from './support/consistency';
import { addJob, jobsDone, passExpiry, stopAt, type StoppingPoint } from './support/stopping-point';

const goneDays = 15;
const many = 5;
const photosOfEach = 2;
const day = 86_400_000;

interface Gone {
  id: string;
  keys: string[];
}

describe.runIf(engine === 'postgres')('account purge when the process is killed', () => {
  let own: OwnServer;
  let connection: Connection;
  beforeAll(async () => {
    own = await prepareOwnServer('killed_purge', { LIMITS: 'off', LOG_LEVEL: 'info' });
    expect(own.prepared.code).toBe(0);
    connection = openPostgres(own.environment.DATABASE_URL ?? '', { connections: 6 });
  }, 180_000);
  afterAll(async () => {
    await own.endProcesses();
    await connection.close();
    await own.remove();
  });

  const store = () => folderStore(join(own.environment.DATA_DIR ?? '', 'photos'));

  /**
   * Creates accounts deleted too long ago to be reactivated, with rows and files that refer to their member.
   */
  async function leaveLongAgo(count: number): Promise<Gone> {
    const { db } = connection;
    const now = new Date();
    const email = `canary-${randomBytes(6).toString('hex')}@amberlane.example`;
    const id = await insertMember(db, now, {
      account: {
        pool: 'amber',
        brand: 'amberlane',
        email,
        email_key: email,
        credits: 7,
        status: 'deleted',
        deleted_at: new Date(now.getTime() - goneDays * day + count),
        tracking: JSON.stringify({ sub3: 'canary-track' }),
      },
      profile: { pool: 'amber', name: 'Canaryname', description: 'canary-text', city: 'Canarycity' },
    });
    await db
      .insertInto('account_deletion')
      .values({
        account_id: id,
        reason: 'pause',
        comment: 'canary-comment',
        account_status: 'active',
        profile_status: 'active',
      })
      .execute();
    await makeToken(db, { purpose: 'reactivation', accountId: id, email }, now);
    const event = { account_id: id, type: 'credits', data: '{"note": "canary-event"}', created_at: now };
    await db.insertInto('event').values(event).execute();
    const keys: string[] = [];
    for (let position = 0; position < photosOfEach; position += 1) {
      const files = photoKeyColumns.map((column) => [column, Buffer.from(`canary-${column}`)] as const);
      const stored = await storePhoto(store(), Object.fromEntries(files) as unknown as PhotoFiles);
      const photo = { ...stored, account_id: id, width: 300, height: 400, tone: '#6b7f59', position };
      await db
        .insertInto('photo')
        .values({ ...photo, created_at: now })
        .execute();
      keys.push(...keysOf(stored));
    }
    return { id, keys };
  }

  async function filesOf({ keys }: Gone): Promise<number> {
    const folder = join(own.environment.DATA_DIR ?? '', 'photos');
    const names = new Set(
      await readdir(folder, { recursive: true }).then((all) => all.map((path) => path.slice(-32))),
    );
    return keys.filter((key) => names.has(key)).length;
  }

  /** For each account: whether it is erased, and how many rows and files still refer to its member. */
  async function traces(gone: readonly Gone[]) {
    const found = [];
    for (const one of gone) {
      const { rows } = await sql<{ status: string; rows: number }>`
        select status, ((select count(*) from photo where account_id = account.id)
          + (select count(*) from event where account_id = account.id)
          + (select count(*) from token where account_id = account.id)
          + (select count(*) from account_deletion where account_id = account.id)
          + (select count(*) from profile where id = account.id and name = 'Canaryname'))::integer as rows
        from account where id = ${one.id}::uuid`.execute(connection.db);
      found.push({ ...rows[0], files: await filesOf(one) });
    }
    return found;
  }

  const whole = { status: 'deleted', rows: photosOfEach + 4, files: photosOfEach * photoKeyColumns.length };
  const erased = { status: 'erased', rows: 0, files: 0 };
  const rowsOnly = { ...erased, files: whole.files };

  /** Queues the next run of the purge. */
  const addTurn = () => addJob(connection, eraseAccounts, { brandId: null });

  const jobOf = (state: string) => `new.name = '${removePhotoFiles.name}' and new.state = '${state}'`;

  const points: [string, (gone: readonly Gone[]) => StoppingPoint, (found: object[]) => void][] = [
    [
      'while deleting the third member’s rows',
      (gone) => ({ table: 'photo', change: 'delete', when: `old.account_id = '${gone[2]?.id}'` }),
      (found) => expect(found.slice(2)).toEqual([whole, whole, whole]),
    ],
    [
      'after the rows and before the files',
      () => ({ table: 'pgboss.job', change: 'update', when: jobOf('active') }),
      (found) => expect(found).toEqual(found.map(() => rowsOnly)),
    ],
    [
      'after the files and before recording their deletion',
      () => ({ table: 'pgboss.job', change: 'update', when: jobOf('completed') }),
      (found) => expect(found).toContainEqual(erased),
    ],
  ];

  test.each(points)(
    '%s: no account’s rows are partly erased, and the next run erases all rows and files',
    async (_, pointOf, isLeft) => {
      const gone: Gone[] = [];
      while (gone.length < many) gone.push(await leaveLongAgo(gone.length));
      const point = pointOf(gone);
      expect(await traces(gone)).toEqual(gone.map(() => whole));
      await stopAt(connection.db, point, async (reached) => {
        await addTurn();
        const server = await own.serve();
        await reached(1);
        if (point.table !== 'photo') await jobsDone(connection.db, [eraseAccounts.name]);
        server.child.kill('SIGKILL');
        await server.exit;
      });
      const left = await traces(gone);
      isLeft(left);
      for (const { rows } of left) expect([0, whole.rows]).toContain(rows);

      await passExpiry(connection);
      await addTurn();
      const next = await own.serve();
      await jobsDone(connection.db, [eraseAccounts.name, removePhotoFiles.name]);
      next.child.kill('SIGKILL');
      await next.exit;
      expect(await traces(gone)).toEqual(gone.map(() => erased));
      expect(await findEverywhere(connection.db, ['canary'])).toEqual([]);
      const ledger = await connection.db
        .selectFrom('ledger')
        .select(['amount', 'balance_after'])
        .where(
          'account_id',
          'in',
          gone.map(({ id }) => id),
        )
        .execute();
      expect(ledger).toEqual(gone.map(() => ({ amount: 7, balance_after: 7 })));
      expect(await inconsistencies(connection.db)).toEqual(consistent);
    },
  );
});
