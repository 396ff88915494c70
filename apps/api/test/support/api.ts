import { rm } from 'node:fs/promises';
import { makeDatabase } from '@heartwood/tooling/test-database';
import { inject } from 'vitest';
import { makeApplication, type Application, type OwnPorts } from '../../src/application';
import type { Connection, Db } from '../../src/database/connection';
import { openPglite } from '../../src/database/open-pglite';
import { pgliteDirectory } from '../../src/database/open-database';
import { openPostgres } from '../../src/database/open-postgres';
import type { BrandDirectory, BrandSettings } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';
import { openSession } from '../../src/kernel/sessions/session-store';
import { testBrands, oakmereHost } from './brands';
import { Browser } from './browser';
import { TestClock } from './clock';
import { insertMember, type MemberWish } from './members';
import { copyDirectory } from './template';

/** The database engine of this run. */
export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

interface Options extends Omit<OwnPorts, 'clock'> {
  settings?: Partial<BrandSettings>;
  /** Replaces the default two. */
  brands?: BrandDirectory;
  environment?: Record<string, string>;
  /**
   * Whether commits wait for the disk: not in tests; in proofs, which measure and race; and in tests of query
   * plans, since a vacuum considers rows visible to all only once they are on disk.
   */
  durable?: boolean;
}

/** An API over its own fresh database. */
export interface TestApi {
  application: Application;
  db: Db;
  clock: TestClock;
  connection: Connection;
  /** A logged-out browser; each has its own address unless one is given. */
  visitor(options?: { host?: string; address?: string }): Browser;
  /** A member in the database, and a browser logged in as that member. */
  member(wish?: MemberWish): Promise<{ id: string; browser: Browser }>;
  close(): Promise<void>;
}

async function openCopy(
  durable: boolean,
): Promise<{ connection: Connection; directory: string; drop: () => Promise<void> }> {
  const template = inject('template');
  if (template.engine === 'postgres') {
    const { administrator, name } = template;
    const database = await makeDatabase(administrator, { template: name, label: 'api', durable });
    return {
      connection: openPostgres(database.url, { connections: 10, waitMilliseconds: 20_000 }),
      directory: '',
      drop: () => database.drop(),
    };
  }
  const directory = await copyDirectory(template.directory);
  const drop = () => rm(directory, { recursive: true, force: true });
  return { connection: await openPglite(pgliteDirectory(directory)), directory, drop };
}

/**
 * Starts an API in this process. Limits are off unless the environment sets `LIMITS: 'on'`; jobs run on
 * request.
 */
export async function startApi({
  settings,
  brands = testBrands(settings),
  environment = {},
  durable = process.env.TEST_DURABLE === 'true',
  ...ports
}: Options = {}): Promise<TestApi> {
  const { connection, drop } = await openCopy(durable);
  const clock = new TestClock();
  const application = await makeApplication(
    readEnvironment({ NODE_ENV: 'test', LIMITS: 'off', LOG_LEVEL: 'error', ...environment }),
    connection,
    brands,
    { ...ports, clock },
  );
  let addresses = 0;
  const visitor: TestApi['visitor'] = ({ host = oakmereHost, address } = {}) => {
    addresses += 1;
    return new Browser(application.app, host, address ?? `198.51.${addresses >> 8}.${addresses & 255}`);
  };
  const { db } = application.services;
  return {
    application,
    db,
    clock,
    connection,
    visitor,
    async member(wish = {}) {
      const id = await insertMember(db, clock.now(), wish);
      const browser = visitor(wish);
      browser.cookie = `auth=${await openSession(db, id, 'test', clock.now())}`;
      return { id, browser };
    },
    async close() {
      await application.close();
      await drop();
    },
  };
}
