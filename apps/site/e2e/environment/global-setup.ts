import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, makeDatabase } from '@heartwood/tooling/test-database';
import { mailEventSecret } from './mail-event-secret';
import { answering, ended, freePort, start, stop } from './processes';

/** Few for tests; pictures show the demo as `npm start` serves it. */
const demoMembers = process.env.E2E_KIND === 'picture' ? '2000' : '120';

/**
 * Starts the built API and site with their own database and folder, and returns a function that stops them.
 * With E2E_PORT and E2E_SANDBOX_PORT set, the tests use the running ones.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_PORT) return () => Promise.resolve();
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-e2e-'));
  const administrator = await findPostgres();
  const database = administrator ? await makeDatabase(administrator, { label: 'e2e' }) : null;
  const [PORT, API_PORT, SANDBOX_PORT] = [await freePort(), await freePort(), await freePort()].map(String);
  if (!PORT || !API_PORT || !SANDBOX_PORT) throw new Error('no ports');
  const environment = {
    NODE_ENV: 'production',
    PORT,
    API_PORT,
    SANDBOX_PORT,
    API_ORIGIN: `http://127.0.0.1:${API_PORT}`,
    BASE_URL: `http://localhost:${PORT}`,
    DATA_DIR: folder,
    DATABASE_URL: database?.url ?? '',
    DEMO: '1',
    DEMO_MEMBERS: demoMembers,
    LIMITS: 'off',
    MAIL_EVENT_SECRET: mailEventSecret,
    LOG_LEVEL: 'warn',
  };
  await ended(start('apps/api/build/prepare.js', environment));
  const api = start('apps/api/build/server.js', environment);
  const site = start('apps/site/build/server/index.js', environment);
  await answering(`http://127.0.0.1:${API_PORT}/readyz`, api);
  await answering(`http://127.0.0.1:${PORT}/readyz`, site);
  process.env.E2E_PORT = PORT;
  process.env.E2E_SANDBOX_PORT = SANDBOX_PORT;
  process.env.E2E_API_PORT = API_PORT;
  process.env.E2E_DATA_DIR = folder;
  return async () => {
    await stop(site);
    await stop(api);
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}
