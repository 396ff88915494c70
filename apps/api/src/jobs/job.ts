import type { Services } from '../services';

/** A kind of background work: its name, what it is given, and what does it. */
export interface Job<Data extends object> {
  name: string;
  /** Runs at least once; a thrown error makes it run again, later and later, 8 times at most. */
  run(data: Data, services: Services): Promise<void>;
}

/** Declares a job. The name is the queue's, as `area.what`. */
export function job<Data extends object>(name: string, run: Job<Data>['run']): Job<Data> {
  return { name, run };
}
