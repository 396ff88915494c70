import type { Brand } from '../kernel/brands';
import type { Services } from '../services';
import { job, type Job } from './job';

/**
 * When a recurring job is due: every so many seconds, or daily per brand, at an hour of the brand's time (not
 * 1 to 3, which a change of clocks skips or repeats).
 */
export type Recurrence = { everySeconds: number } | { brandHour: number };

interface Turn {
  /** Null for work that isn't per brand. */
  brandId: string | null;
}

interface Work {
  name: string;
  recurrence: Recurrence;
  /** Maximum items per batch. */
  batchSize: number;
  /**
   * Processes one batch and returns whether there may be more. It may be repeated after a crash, or run
   * concurrently when an operator redrives one, so it must query its work each time. `brand` is null unless
   * it is due at a brand's hour.
   */
  batch(services: Services, batch: { size: number; brand: Brand | null }): Promise<boolean>;
}

/** A recurring background job. */
export type RecurringJob = Job<Turn> & Work;

/** Declares a recurring job; each batch is a separate job with the usual retries. */
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
