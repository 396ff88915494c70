import { allCommands } from './commands';
import { makeApplication } from './application';
import { recurringJobs } from './all-jobs';
import { checkDrift } from './credits/drift';
import type { Db } from './database/connection';
import { openDatabase } from './database/open-database';
import { missingMigrations } from './database/migrate';
import { startSchedule } from './jobs/schedule';
import { installedBrands } from './kernel/brands';
import { readEnvironment } from './kernel/environment';
import { isRealProduction } from './kernel/production';
import { adminSocketPath, openAdminSocket } from './kernel/process/admin-socket';
import { listen } from './kernel/process/http-server';
import { lockDirectory } from './kernel/process/lock-file';
import { stopOnSignals } from './kernel/process/shutdown';
import { makeSandboxApp } from './sandbox/sandbox-app';

const drainMilliseconds = 10_000;

/** Throws if the database holds demo members: they have a known password. */
async function refuseDemoMembers(db: Db): Promise<void> {
  const demo = db.selectFrom('account').select('pool').where('demo', '=', true).limit(1);
  const member = await demo.executeTakeFirst();
  if (!member) return;
  throw new Error(`Production is refused: pool ${member.pool} holds demo members; use a database of its own`);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const unlock = environment.DATABASE_URL ? () => undefined : lockDirectory(environment.DATA_DIR);
  process.on('exit', unlock);
  const brands = installedBrands(environment);
  const connection = await openDatabase(environment, { connections: environment.DATABASE_POOL });
  const missing = await missingMigrations(connection.db);
  if (missing.length > 0)
    throw new Error(`the database lacks ${missing.join(', ')}; run the prepare step first`);
  if (isRealProduction(environment)) await refuseDemoMembers(connection.db);

  const application = await makeApplication(environment, connection, brands);
  const { services } = application;
  await checkDrift(services);
  const sandbox = environment.DEMO ? makeSandboxApp(services) : null;
  const servers = [await listen(application.app.fetch, environment.API_HOST, environment.API_PORT)];
  if (sandbox) servers.push(await listen(sandbox.fetch, environment.API_HOST, environment.SANDBOX_PORT));
  await application.work();
  startSchedule(services, recurringJobs);

  const commands = {
    ...allCommands(services),
    stop: async () => (setImmediate(() => stopping.stop()), 'stopping'),
  };
  const socket = adminSocketPath(environment.DATA_DIR, environment.API_PORT);
  const admin = await openAdminSocket(socket, commands, services.log);
  const stopping = stopOnSignals(async () => {
    application.drain();
    admin.close();
    await Promise.all(servers.map((server) => server.drain(drainMilliseconds)));
    await application.close();
    unlock();
  }, services.log);
  const { user, system } = process.cpuUsage();
  const cpuMs = Math.round((user + system) / 1000);
  services.log.info({ port: servers[0]?.port, engine: connection.engine, cpuMs }, 'ready');
  services.log.flush();
}

main().catch((error: unknown) => {
  process.stderr.write(`heartwood api: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
