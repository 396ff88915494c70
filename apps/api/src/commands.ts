import { resetDemoCommand } from './demo/reset-command';
import { redriveJobsCommand } from './jobs/dead-jobs';
import { approvePhotoCommand, listPhotosCommand, rejectPhotoCommand } from './photos/inspection-commands';
import type { Services } from './services';
import { exportVisitsCommand } from './visits/export-command';

/** What a command works with; the jobs only where the API runs. */
export type CommandServices = Pick<Services, 'environment' | 'db' | 'photos' | 'clock' | 'brands'> &
  Partial<Pick<Services, 'jobs'>>;

/** What operators may ask whether the API runs or not: gets the arguments, gives the lines to print. */
export const commands: ReadonlyMap<
  string,
  (services: CommandServices, args: readonly string[]) => Promise<string>
> = new Map([
  ['demo:reset', resetDemoCommand],
  ['jobs:redrive', redriveJobsCommand],
  ['photos:list', listPhotosCommand],
  ['photos:approve', approvePhotoCommand],
  ['photos:reject', rejectPhotoCommand],
  ['visits:export', exportVisitsCommand],
]);
