import { readFileSync } from 'node:fs';
import { allJobs } from './all-jobs';
import { restoreCommand } from './backup/restore-command';
import { commands } from './commands';
import { missingMigrations } from './database/migrate';
import { openDatabase } from './database/open-database';
import { installedBrands } from './kernel/brands';
import { systemClock } from './kernel/clock';
import { readEnvironment, type Environment } from './kernel/environment';
import { adminSocketPath, askAdmin, logCommand } from './kernel/process/admin-socket';
import { lockDirectory } from './kernel/process/lock-file';
import { makeLog } from './kernel/process/log';
import { openPhotoStore } from './photos/open-photo-store';

/** Runs a command that also works without a running API, directly on the database; null if it needs one. */
async function runAlone(
  environment: Environment,
  name: string,
  args: readonly string[],
): Promise<string | null> {
  const command = commands.get(name);
  if (!command) return null;
  const unlock = environment.DATABASE_URL ? () => undefined : lockDirectory(environment.DATA_DIR);
  process.on('exit', unlock);
  const connection = await openDatabase(environment, { connections: 2, statementMilliseconds: 0 });
  try {
    const missing = await missingMigrations(connection.db);
    if (missing.length > 0) throw new Error('the database was not prepared; start the demo first');
    // Standard output is the command's answer.
    logCommand(makeLog(environment.LOG_LEVEL, 2), name, args);
    const photos = await openPhotoStore(environment);
    const brands = installedBrands(environment);
    const { db } = connection;
    return await command({ environment, connection, db, photos, clock: systemClock, brands }, args);
  } finally {
    await connection.close();
    unlock();
  }
}

/** Replaces `--file <path>` with `--text=<content>`: the API may run in another directory. */
function readFiles(args: readonly string[]): string[] {
  return args.flatMap((arg, at) => {
    if (arg === '--file') return [];
    return args[at - 1] === '--file' ? [`--text=${readFileSync(arg, 'utf8')}`] : [arg];
  });
}

/**
 * `command <name> [arguments…]`: sends the command to the running API and prints its output. If none runs,
 * commands that support it work directly on the database, as `restore` always does. Exits 1 if the command was
 * rejected or failed.
 */
async function main([command, ...given]: string[]): Promise<number> {
  const args = readFiles(given);
  const environment = readEnvironment(process.env);
  if (!command) {
    process.stderr.write('usage: command <name> [arguments…]\n');
    return 1;
  }
  if (command === 'restore') {
    logCommand(makeLog(environment.LOG_LEVEL, 2), command, args);
    const restored = await restoreCommand({ environment, clock: systemClock, jobs: allJobs }, args);
    process.stdout.write(`${restored}\n`);
    return 0;
  }
  const answer = await askAdmin(adminSocketPath(environment.DATA_DIR, environment.API_PORT), command, args);
  if (!answer) {
    const done = await runAlone(environment, command, args);
    if (done !== null) {
      process.stdout.write(`${done}\n`);
      return 0;
    }
    process.stderr.write(`no API runs on port ${environment.API_PORT} with ${environment.DATA_DIR}\n`);
    return 1;
  }
  (answer.ok ? process.stdout : process.stderr).write(`${answer.output}\n`);
  return answer.ok ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
