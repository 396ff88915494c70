/** The current time; the only source of time for rules, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Resolves after the given milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** A time plus a number of seconds, which may be negative. */
export function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** The earliest of some times; null without any. */
export function earliest(moments: readonly Date[]): Date | null {
  const [first] = moments.toSorted((one, other) => one.getTime() - other.getTime());
  return first ?? null;
}
