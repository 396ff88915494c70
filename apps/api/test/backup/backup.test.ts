import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readErasures } from '../../src/accounts/erased-log';
import { eraseAccounts } from '../../src/accounts/jobs/erase-accounts';
import { backupFolder, listBackups, type BackupFolder } from '../../src/backup/backup-folder';
import { backUp } from '../../src/backup/jobs/back-up';
import { backUpDatabase, backUpPhotos } from '../../src/backup/make-backup';
import { restoreBackup } from '../../src/backup/restore-backup';
import type { Db } from '../../src/database/connection';
import { filePath } from '../../src/photos/flydrive-store';
import type { Services } from '../../src/services';
import { consistent, inconsistencies } from '../../proofs/support/consistency';
import { order, payFor } from '../payments/shop';
import { photoOf, picture, upload } from '../photos/upload';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { memberPassword } from '../support/members';
import { send } from '../support/send-message';
import { emptyPlace, newFolder, newKey, servicesOf, tableHashes, type Place } from './places';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const day = 24 * 3600;

let api: TestApi;
let services: Services;
let place: BackupFolder;
let restored: Place;

/** Backs up database and photos. */
async function backUpAll(): Promise<string> {
  const { path, madeAt } = await backUpDatabase(services, place);
  await backUpPhotos(services, place, { madeAt });
  return path;
}

const restore = (path: string, replace = true) => restoreBackup(restored.target, place, { path, replace });

beforeAll(async () => {
  const environment = {
    DATA_DIR: await newFolder('data'),
    BACKUP_DIR: await newFolder('backups'),
    BACKUP_KEY: newKey(),
  };
  api = await startApi({ environment });
  await api.application.work();
  services = await servicesOf(api);
  const configured = backupFolder(services.environment);
  if (!configured) throw new Error('no backups are configured');
  place = configured;
  restored = await emptyPlace(services);
});
afterAll(async () => {
  await api.close();
  await restored.remove();
  for (const folder of [place.folder, services.environment.DATA_DIR])
    await rm(folder, { recursive: true, force: true });
});

/** Ledger rows whose balance is not the sum of their account's rows up to them. */
async function brokenChains(db: Db): Promise<number> {
  const { rows } = await sql<{ broken: number }>`
    select count(*)::integer as broken from (
      select balance_after, sum(amount) over (partition by account_id order by id) as total from ledger
    ) entries where balance_after <> total`.execute(db);
  return rows[0]?.broken ?? -1;
}

/** Members of a conversation, or messages, without it. */
async function withoutConversation(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from conversation_member m
        where not exists (select from conversation c where c.id = m.conversation_id))
      + (select count(*) from message m
        where not exists (select from conversation c where c.id = m.conversation_id)))::integer as count`.execute(
    db,
  );
  return rows[0]?.count ?? -1;
}

const countMessages = async (db: Db) =>
  Number(
    (
      await db
        .selectFrom('message')
        .select(sql<string>`count(*)`.as('count'))
        .executeTakeFirst()
    )?.count,
  );

describe('a backup made while members write and buy', () => {
  const rounds = 12;
  let members: { id: string; browser: Browser }[];
  let path: string;
  let before: number;

  /** Everybody writes to everybody else's neighbour and buys in turns. */
  async function load(from: number, to: number): Promise<void> {
    await Promise.all(
      members.map(async ({ browser }, at) => {
        const partner = members[(at + 1) % members.length]?.id ?? '';
        for (let round = from; round < to; round += 1) {
          expect((await send(browser, partner, `round ${round} of ${at}`)).status).toBe(200);
          if (round % 4 === at % 4) await payFor(api, await order(browser));
        }
      }),
    );
  }

  beforeAll(async () => {
    members = await Promise.all(
      Array.from({ length: 6 }, () => api.member({ account: { credits: 500, paid_user: true } })),
    );
    await load(0, 2);
    before = await countMessages(api.db);
    const writing = load(2, rounds);
    path = await backUpAll();
    await writing;
  });

  test('restores one moment: ledgers add up, and nothing refers to something missing', async () => {
    const { erased, drifted, damaged } = await restore(path, false);
    expect({ erased, drifted, damaged }).toEqual({ erased: 0, drifted: 0, damaged: [] });
    await restored.inDatabase(async (db) => {
      const count = await countMessages(db);
      expect(count).toBeGreaterThanOrEqual(before);
      expect(count).toBeLessThanOrEqual(members.length * rounds);
      expect(await inconsistencies(db)).toEqual(consistent);
      expect([await brokenChains(db), await withoutConversation(db)]).toEqual([0, 0]);
    });
  });

  test('at rest every row of every table returns', async () => {
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from pgboss.job where state < 'completed'
          and name not like 'payments.%'`.execute(api.db);
        expect(rows).toEqual([]);
      },
      { timeout: 20_000, interval: 50 },
    );
    api.clock.pass(1);
    const expected = await tableHashes(api.db);
    await restore(await backUpAll());
    expect(await restored.inDatabase(tableHashes)).toEqual(expected);
  });
});

describe('a restore is refused and changes nothing', () => {
  let good: string;
  let expected: Record<string, string>;

  beforeAll(async () => {
    api.clock.pass(1);
    await api.member({ account: { credits: 5 } });
    good = await backUpAll();
    await restore(good);
    expected = await restored.inDatabase(tableHashes);
    await api.member();
  });

  async function expectRefusal(attempt: Promise<unknown>, reason: RegExp): Promise<void> {
    await expect(attempt).rejects.toThrow(reason);
    expect(await restored.inDatabase(tableHashes)).toEqual(expected);
    const left = (await readdir(restored.environment.DATA_DIR)).filter((name) =>
      name.startsWith('database.'),
    );
    expect(left).toEqual([]);
  }

  test('with another key', async () => {
    const other = { ...place, key: Buffer.from(newKey(), 'base64') };
    const attempt = restoreBackup(restored.target, other, { path: good, replace: true });
    await expectRefusal(attempt, /^heartwood-\S+\.backup was made with another BACKUP_KEY$/);
  });

  test.each([
    ['without its last byte', (size: number) => size - 1],
    ['cut in half', (size: number) => Math.floor(size / 2)],
    ['cut after its header', () => 300],
  ])('from a file %s', async (_, left) => {
    const path = join(place.folder, 'cut.backup');
    const bytes = await readFile(good);
    await writeFile(path, bytes);
    await truncate(path, left(bytes.length));
    await expectRefusal(restore(path), /^cut\.backup is truncated or damaged$/);
  });

  test('from a file of which one bit, or the readable time, was changed', async () => {
    const path = join(place.folder, 'changed.backup');
    const bytes = await readFile(good);
    const changed = Buffer.from(bytes);
    const middle = Math.floor(bytes.length / 2);
    changed.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    await writeFile(path, changed);
    await expectRefusal(restore(path), /^changed\.backup is truncated or damaged$/);
    const redated = Buffer.from(bytes);
    redated.write('2027', redated.indexOf('2026-'));
    await writeFile(path, redated);
    await expectRefusal(restore(path), /^changed\.backup is truncated or damaged$/);
  });

  test('from a file that is no backup', async () => {
    const path = join(place.folder, 'none.backup');
    await writeFile(path, 'select 1;\n'.repeat(1000));
    await expectRefusal(restore(path), /^none\.backup is not a backup, or one of a newer version$/);
  });

  test('if the database holds data, unless it is to be replaced', async () => {
    await expectRefusal(restore(good, false), /holds data; --replace replaces it$/);
  });

  test('while another process uses the database', async () => {
    const path = good;
    if (engine === 'postgres') {
      await restored.inDatabase(async (db) => {
        await sql`select 1`.execute(db);
        await expect(restore(path)).rejects.toThrow(
          /^1 connections use the database; stop every API process/,
        );
      });
    } else {
      const lock = join(restored.environment.DATA_DIR, 'database.lock');
      await writeFile(lock, `${process.pid}\n`);
      await expect(restore(path)).rejects.toThrow(/is in use by process/);
      await rm(lock);
    }
    expect(await restored.inDatabase(tableHashes)).toEqual(expected);
  });

  test('into the other engine', async () => {
    const { DATABASE_URL } = restored.environment;
    const other = {
      ...restored.environment,
      DATABASE_URL: DATABASE_URL ? undefined : 'postgres://localhost/x',
    };
    const attempt = restoreBackup({ ...restored.target, environment: other }, place, {
      path: good,
      replace: true,
    });
    await expectRefusal(attempt, DATABASE_URL ? /DATABASE_URL is not set$/ : /DATABASE_URL is set$/);
  });
});

describe('photos', () => {
  const keyOf = (name: string) => basename(name).replace(/\.\w+$/, '');
  const inStore = (folder: string, name: string) =>
    readFile(join(folder, 'photos', filePath(keyOf(name)))).catch(() => null);
  const own = (name: string) => inStore(services.environment.DATA_DIR, name);
  const back = (name: string) => inStore(restored.environment.DATA_DIR, name);

  test('return as the store had them at the backup, whole and encrypted in between', async () => {
    const { browser } = await api.member();
    const other = await api.member();
    const add = async (owner: Browser) => photoOf(await upload(owner, await picture())).filename;
    const kept = await add(browser);
    const removedLater = await add(browser);
    const removedBefore = await add(browser);
    const remove = (name: string) => services.photos.remove([keyOf(name)]);
    const content = { kept: await own(kept), removedLater: await own(removedLater) };
    expect(content.kept).not.toBeNull();
    api.clock.pass(1);
    await backUpAll();
    await remove(removedBefore);
    api.clock.pass(3600);
    await backUpAll();
    api.clock.pass(3600);
    const path = await backUpAll();
    await remove(removedLater);
    const addedLater = await add(other.browser);
    api.clock.pass(3600);
    await backUpAll();

    const { damaged } = await restore(path);
    expect(damaged).toEqual([]);
    expect({ kept: await back(kept), removedLater: await back(removedLater) }).toEqual(content);
    expect([await back(removedBefore), await back(addedLater)]).toEqual([null, null]);
    const saved = await readFile(join(place.photos, filePath(keyOf(kept))));
    expect(saved.includes(content.kept?.subarray(0, 64) ?? '')).toBe(false);
  });

  test('one that is damaged is named, and the others return', async () => {
    const { browser } = await api.member();
    const { filename, thumb_filename } = photoOf(await upload(browser, await picture()));
    const key = keyOf(filename);
    api.clock.pass(1);
    const path = await backUpAll();
    await truncate(join(place.photos, filePath(key)), 300);
    expect((await restore(path)).damaged).toEqual([key]);
    expect(await back(filename)).toBeNull();
    expect(await back(thumb_filename)).toEqual(await own(thumb_filename));
  });

  test('those removed from the store leave the backups with the last backup that needs them', async () => {
    const { browser } = await api.member();
    const key = keyOf(photoOf(await upload(browser, await picture())).filename);
    const copies = async () => {
      const names = await readdir(place.photos, { recursive: true });
      return names.filter((name) => name.includes(`/${key}`)).length;
    };
    api.clock.pass(1);
    await backUpAll();
    await services.photos.remove([key]);
    const seen: number[] = [];
    for (const hours of [1, 13 * 24, 24, 24, 24]) {
      api.clock.pass(hours * 3600);
      await backUpAll();
      seen.push(await copies());
    }
    expect(seen).toEqual([1, 1, 1, 1, 0]);
  });
});

test('an account erased after the backup is erased again, even one that was active then', async () => {
  const email = 'rowan.erased@oakmere.example';
  const { id, browser } = await api.member({
    account: { email, email_key: email },
    profile: { name: 'Rowan' },
  });
  const stays = await api.member();
  api.clock.pass(1);
  const path = await backUpAll();
  const deletion = { reason: 'pause', password: memberPassword };
  expect((await browser.post('/api/account-deletion.php', deletion)).status).toBe(204);
  api.clock.pass(14 * day);
  while (await eraseAccounts.batch(services, { size: 50, brand: null }));
  await vi.waitFor(async () => expect(await readErasures(place.folder)).toContain(id), {
    timeout: 20_000,
    interval: 50,
  });

  expect(await restore(path)).toMatchObject({ erased: 1, drifted: 0 });
  await restored.inDatabase(async (db) => {
    const rows = await db
      .selectFrom('account')
      .innerJoin('profile', 'profile.id', 'account.id')
      .select(['account.id', 'account.status', 'email', 'name', 'erased', 'visible'])
      .where('account.id', 'in', [id, stays.id])
      .orderBy('erased', 'desc')
      .execute();
    expect(rows).toMatchObject([
      { id, status: 'erased', email: `erased:${id}`, name: '–', erased: true, visible: false },
      { id: stays.id, status: 'active', erased: false },
    ]);
  });
  expect(await restore(path)).toMatchObject({ erased: 1 });
});

describe('the hourly job', () => {
  const run = (changed: Partial<Services> = {}) =>
    backUp.batch({ ...services, ...changed }, { size: 3, brand: null });
  const names = async () => (await listBackups(place.folder)).map(({ name }) => name);

  test('writes one backup and copies the photos in batches', async () => {
    const { browser } = await api.member();
    await upload(browser, await picture());
    api.clock.pass(3600);
    const before = await names();
    expect([await run(), await run()]).toEqual([true, false]);
    const made = (await names()).filter((name) => !before.includes(name));
    expect(made).toHaveLength(1);
    expect(await readdir(place.unfinished)).toEqual([]);
    api.clock.pass(3600);
    await run();
    expect((await names()).filter((name) => !before.includes(name))).toHaveLength(2);
  });

  test('does nothing without a folder', async () => {
    const before = await names();
    const { BACKUP_DIR, BACKUP_KEY, ...environment } = services.environment;
    expect([BACKUP_DIR, BACKUP_KEY]).not.toContain(undefined);
    expect(await run({ environment })).toBe(false);
    expect(await names()).toEqual(before);
  });

  test.runIf(engine === 'postgres')('names the missing program and keeps the older backups', async () => {
    api.clock.pass(3600);
    const before = await names();
    vi.stubEnv('PATH', '/nowhere');
    await expect(run()).rejects.toThrow(
      /^pg_dump is not on the PATH: install the client programs of PostgreSQL$/,
    );
    await expect(restore(join(place.folder, before.at(-1) ?? ''))).rejects.toThrow(
      /^psql is not on the PATH/,
    );
    vi.unstubAllEnvs();
    expect(await names()).toEqual(before);
    expect(await readdir(place.unfinished)).toEqual([]);
  });

  test.runIf(engine === 'postgres')('reports why pg_dump failed, and leaves no file', async () => {
    const before = await names();
    const gone = new URL(services.environment.DATABASE_URL ?? '');
    gone.pathname = '/heartwood_missing';
    const environment = { ...services.environment, DATABASE_URL: gone.toString() };
    await expect(run({ environment })).rejects.toThrow(/^pg_dump failed: .*heartwood_missing/s);
    expect(await names()).toEqual(before);
    expect(await readdir(place.unfinished)).toEqual([]);
  });
});
