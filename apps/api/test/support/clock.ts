import type { Clock } from '../../src/kernel/clock';

/** Where the clock of every test begins. */
export const firstMoment = '2026-03-02T12:00:00.000Z';

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now = new Date(firstMoment);
  /** What was waited for, in milliseconds; waiting itself takes no time. */
  readonly waited: number[] = [];

  now(): Date {
    return new Date(this.#now);
  }

  wait(milliseconds: number): Promise<void> {
    this.waited.push(milliseconds);
    return Promise.resolve();
  }

  /** Moves the clock by seconds. */
  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}
