import type { Brand } from '../kernel/brands';
import type { Services } from '../services';
import { job, type Job } from './job';

/**
 * When a recurring job is due: every so many seconds, or once a day for each brand, at an hour of the brand's time (not
 * 1 to 3, which a change of clocks skips or repeats).
 */
export type Recurrence = { everySeconds: number } | { brandHour: number };

interface Turn {
  /** Null for work that is not a brand's. */
  brandId: string | null;
}

interface Work {
  name: string;
  recurrence: Recurrence;
  /** What one batch takes on at most. */
  batchSize: number;
  /**
   * Does one batch and says whether there may be more. It may be done again after a crash, and beside another where an
   * operator redrives one, so it finds its work anew each time. `brand` is null unless it is due at a brand's hour.
   */
  batch(services: Services, batch: { size: number; brand: Brand | null }): Promise<boolean>;
}

/** Background work that comes back by itself. */
export type RecurringJob = Job<Turn> & Work;

/** Declares a recurring job; each batch is a job of its own, tried again and given up as every job is. */
export function recurringJob(work: Work): RecurringJob {
  const { name, batchSize: size, batch } = work;
  const declared: RecurringJob = {
    ...work,
    ...job<Turn>(name, async (turn, services) => {
      const brand = turn.brandId === null ? null : services.brands.byId(turn.brandId);
      if (turn.brandId !== null && !brand) return;
      if (await batch(services, { size, brand }))
        await services.inTransaction(({ jobs }) => jobs.add(declared, turn));
    }),
    lookSeconds: [60],
  };
  return declared;
}
