import type { Clock } from '../../src/kernel/clock';

/** The start time of every test's clock. */
export const firstMoment = '2026-03-02T12:00:00.000Z';

/** A clock that stands still until advanced. */
export class TestClock implements Clock {
  #now = new Date(firstMoment);
  /** Requested waits in milliseconds; waiting takes no time. */
  readonly waited: number[] = [];

  now(): Date {
    return new Date(this.#now);
  }

  wait(milliseconds: number): Promise<void> {
    this.waited.push(milliseconds);
    return Promise.resolve();
  }

  /** Advances the clock by seconds. */
  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}
