import type { Services } from '../services';
import type { JobName } from './job-name';

/** A kind of background work: its name, what it is given, and what does it. */
export interface Job<Data extends object> extends JobName<Data> {
  /** Hours after which a job that still fails is given up: it is kept and counted, and an operator may redrive it. */
  retryHours: number;
  /** Seconds between the looks of each of its workers, where the usual ones are too many. */
  lookSeconds?: readonly number[];
  /** Runs at least once; a thrown error makes it run again, later and later, at least once an hour. */
  run(data: Data, services: Services): Promise<void>;
}

/** Outlasts an outage of a day. */
const usualRetryHours = 36;

/** Declares a job. Whose effect is useless later (or only later) than after 36 hours says so by `retryHours`. */
export function job<Data extends object>(
  name: string,
  run: Job<Data>['run'],
  { retryHours = usualRetryHours }: { retryHours?: number } = {},
): Job<Data> {
  return { name, retryHours, run };
}
