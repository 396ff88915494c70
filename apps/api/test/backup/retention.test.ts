import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { appendErasure, forgetErasures, readErasures } from '../../src/accounts/erased-log';
import { backupFolder, backupPath, listBackups, type BackupFolder } from '../../src/backup/backup-folder';
import { backUpDatabase } from '../../src/backup/make-backup';
import { expiredBackups, forbiddenBackups } from '../../src/backup/retention';
import type { Services } from '../../src/services';
import { startApi, type TestApi } from '../support/api';
import { newFolder, newKey, servicesOf } from './places';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const hour = 3_600_000;
const now = new Date('2026-03-20T12:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * hour);
const hourly = (days: number) => Array.from({ length: days * 24 + 1 }, (_, at) => ago(at)).toReversed();

const lastDay = Array.from({ length: 25 }, (_, at) => ago(24 - at).toISOString());
const daily = [
  ...Array.from({ length: 13 }, (_, at) => `2026-03-${String(at + 6).padStart(2, '0')}T23:00:00.000Z`),
  '2026-03-19T11:00:00.000Z',
];
const expected = [...daily, ...lastDay];

function kept(times: readonly Date[], moment: Date): Date[] {
  const expired = expiredBackups(times, moment);
  return times.filter((time) => !expired.includes(time));
}

test('of hourly backups all of 24 hours and the last of each of 14 days remain', () => {
  expect(kept(hourly(40), now).map((time) => time.toISOString())).toEqual(expected);
});

test('what remains is the same if they were made and removed hour by hour', () => {
  let left: Date[] = [];
  for (const moment of hourly(40)) left = kept([...left, moment], moment);
  expect(left.map((time) => time.toISOString())).toEqual(expected);
});

test('after an outage none is kept because others are missing', () => {
  const times = [ago(24 * 40), ago(24 * 15 + 1), ago(24 * 15), ago(24 * 3), ago(0)];
  expect(kept(times, now)).toEqual([ago(24 * 15), ago(24 * 3), ago(0)]);
});

test('without a newer one a backup is kept for less than the 30 days that members were promised', () => {
  const times = [ago(30 * 24 + 1), ago(30 * 24), ago(30 * 24 - 1), ago(29 * 24)];
  expect(forbiddenBackups(times, now)).toEqual([ago(30 * 24 + 1), ago(30 * 24)]);
});

describe('in the folder', () => {
  let api: TestApi;
  let services: Services;
  let place: BackupFolder;

  beforeAll(async () => {
    api = await startApi({
      environment: {
        DATA_DIR: await newFolder('data'),
        BACKUP_DIR: await newFolder('retention'),
        BACKUP_KEY: newKey(),
      },
    });
    services = await servicesOf(api);
    const configured = backupFolder(services.environment);
    if (!configured) throw new Error('no backups are configured');
    place = configured;
    api.clock.pass((now.getTime() - api.clock.now().getTime()) / 1000);
  });
  afterAll(async () => {
    await api.close();
    for (const folder of [place.folder, services.environment.DATA_DIR])
      await rm(folder, { recursive: true, force: true });
  });

  test('a backup removes exactly the expired ones and what killed processes left', async () => {
    for (const moment of hourly(40).slice(0, -1)) await writeFile(backupPath(place.folder, moment), '');
    await writeFile(join(place.folder, 'notes.txt'), 'the operator’s');
    await mkdir(place.unfinished, { recursive: true });
    for (const hours of [25, 1]) await writeFile(join(place.unfinished, `${ago(hours).getTime()}-x`), '');
    await backUpDatabase(services, place);
    expect((await listBackups(place.folder)).map(({ madeAt }) => madeAt.toISOString())).toEqual(expected);
    expect(await readdir(place.unfinished)).toEqual([`${ago(1).getTime()}-x`]);
    expect(await readdir(place.folder)).toContain('notes.txt');
  });

  test('erasures are forgotten after the last backup made before them', async () => {
    const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
    for (const [digit, days] of [
      [1, 32],
      [2, 29],
      [3, 0],
    ] as const)
      await appendErasure(place.folder, { accountId: id(digit), erasedAt: ago(days * 24) });
    expect(await readErasures(place.folder)).toEqual([id(1), id(2), id(3)]);
    await forgetErasures(place.folder, now);
    expect(await readErasures(place.folder)).toEqual([id(2), id(3)]);
  });

  test('a record cut off by a crash hides none that follows', async () => {
    const [today = ''] = (await readdir(join(place.folder, 'erased'))).toReversed();
    await writeFile(join(place.folder, 'erased', today), '\n2026-03-20T12:00:00.000Z 1111', { flag: 'a' });
    const accountId = '44444444-0000-4000-8000-000000000000';
    await appendErasure(place.folder, { accountId, erasedAt: now });
    expect(await readErasures(place.folder)).toContain(accountId);
  });
});
