import { deletionsCommand } from './accounts/deletions-command';
import { backupCommand } from './backup/backup-command';
import { broadcastCommand } from './broadcasts/broadcast-command';
import { resetDemoCommand } from './demo/reset-command';
import { directDebitCommand } from './direct-debit/direct-debit-command';
import { redriveJobsCommand } from './jobs/redrive-command';
import { codesCommand } from './payments/discounts/codes-command';
import { moneyCommand } from './payments/figures/money-command';
import type { AdminCommand } from './kernel/process/admin-socket';
import { findNotReady } from './kernel/process/health';
import { moderationCommand } from './moderation/moderation-command';
import { refundCommand } from './payments/refunds/refund-command';
import type { Services } from './services';
import { exportVisitsCommand } from './visits/export-command';

/** The services of a command; jobs only in a running API. */
export type CommandServices = Pick<
  Services,
  'environment' | 'connection' | 'db' | 'photos' | 'clock' | 'brands'
> &
  Partial<Pick<Services, 'jobs'>>;

type Command = (services: CommandServices, args: readonly string[]) => Promise<string>;

/**
 * Operator commands that work with or without a running API. Each takes its arguments and returns the lines
 * to print.
 */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['backup', backupCommand],
  ['broadcast', broadcastCommand],
  ['codes', codesCommand],
  ['deletions', deletionsCommand],
  ['demo:reset', resetDemoCommand],
  ['jobs:redrive', redriveJobsCommand],
  ['money', moneyCommand],
  ['visits:export', exportVisitsCommand],
]);

/** All commands of the running process: those above, moderation and its status; the server adds `stop`. */
export function allCommands(services: Services): Record<string, AdminCommand> {
  return {
    async status() {
      const problems = await findNotReady(services);
      const { engine } = services.connection;
      return JSON.stringify({ pid: process.pid, engine, ready: problems.length === 0, problems });
    },
    moderation: (args) => moderationCommand(services, args),
    directdebit: (args) => directDebitCommand(services, args),
    refund: (args) => refundCommand(services, args),
    ...Object.fromEntries(
      [...commands].map(([name, run]) => [name, (args: readonly string[]) => run(services, args)]),
    ),
  };
}
