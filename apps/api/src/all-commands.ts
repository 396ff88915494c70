import { resetDemoCommand } from './demo/reset-command';
import { findNotReady } from './kernel/process/health';
import { redriveJobsCommand } from './jobs/dead-jobs';
import type { AdminCommand } from './kernel/process/admin-socket';
import { approvePhotoCommand, listPhotosCommand, rejectPhotoCommand } from './photos/inspection-commands';
import type { Services } from './services';
import { exportVisitsCommand } from './visits/export-command';

/** What operators may ask of the running process; `stop` is added by the server. */
export function allCommands(services: Services): Record<string, AdminCommand> {
  return {
    async status() {
      const problems = await findNotReady(services);
      const { engine } = services.connection;
      return JSON.stringify({ pid: process.pid, engine, ready: problems.length === 0, problems });
    },
    'demo:reset': () => resetDemoCommand(services.environment, services),
    'jobs:redrive': (args) => redriveJobsCommand(services, args),
    'photos:list': () => listPhotosCommand(services),
    'photos:approve': (args) => approvePhotoCommand(services, args),
    'photos:reject': (args) => rejectPhotoCommand(services, args),
    'visits:export': (args) => exportVisitsCommand(services, args),
  };
}
