import type { Services } from '../services';
import type { JobName } from './job-name';

/** A kind of background job: its name, payload and handler. */
export interface Job<Data extends object> extends JobName<Data> {
  /** Hours after which a failing job is given up: it is kept and counted, and an operator may redrive it. */
  retryHours: number;
  /** Polling intervals of its workers in seconds, if the default ones are too frequent. */
  lookSeconds?: readonly number[];
  /** Runs at least once; an error causes retries with backoff, at least once an hour. */
  run(data: Data, services: Services): Promise<void>;
}

/** Outlasts an outage of a day. */
const usualRetryHours = 36;

/** Declares a job. Set `retryHours` if its effect becomes useless earlier or later than after 36 hours. */
export function job<Data extends object>(
  name: string,
  run: Job<Data>['run'],
  { retryHours = usualRetryHours }: { retryHours?: number } = {},
): Job<Data> {
  return { name, retryHours, run };
}
