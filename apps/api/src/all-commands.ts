import { commands } from './commands';
import { findNotReady } from './kernel/process/health';
import type { AdminCommand } from './kernel/process/admin-socket';
import type { Services } from './services';

/** What operators may ask of the running process; `stop` is added by the server. */
export function allCommands(services: Services): Record<string, AdminCommand> {
  return {
    async status() {
      const problems = await findNotReady(services);
      const { engine } = services.connection;
      return JSON.stringify({ pid: process.pid, engine, ready: problems.length === 0, problems });
    },
    ...Object.fromEntries(
      [...commands].map(([name, run]) => [name, (args: readonly string[]) => run(services, args)]),
    ),
  };
}
