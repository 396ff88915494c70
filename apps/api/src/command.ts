import { runAlone } from './commands-alone';
import { readEnvironment } from './kernel/environment';
import { adminSocketPath, askAdmin } from './kernel/process/admin-socket';

/**
 * `command <name> [arguments…]`: asks the running API and prints what it says. Where none runs, commands that can do
 * without work on the database themselves. Exits 1 when it was refused or not done.
 */
async function main([command, ...args]: string[]): Promise<number> {
  const environment = readEnvironment(process.env);
  if (!command) {
    process.stderr.write('usage: command <name> [arguments…]\n');
    return 1;
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
