const day = 24 * 60;

/** The step of the handles, in minutes. */
export const quarterHour = 15;

/** Returns the minutes since midnight of a time such as `22:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the time `minutes` after midnight, or before it. */
export function timeOf(minutes: number): string {
  const inDay = ((minutes % day) + day) % day;
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(inDay / 60))}:${digits(inDay % 60)}`;
}

/** Returns the duration in minutes; 0 where both times are the same. */
export function quietMinutes(from: string, until: string): number {
  return (minutesOf(until) - minutesOf(from) + day) % day;
}

/** The two handles of the night's picture. */
export type Twilight = 'dusk' | 'dawn';

/** The six hours shown at each end of the horizon, as fractions of its width. */
const windows = {
  dusk: { opens: 20 * 60, left: 0.06 },
  dawn: { opens: 5 * 60, left: 0.7 },
} as const;
const windowMinutes = 6 * 60;
const windowWidth = 0.24;

/** The width of a quarter of an hour, as a fraction of the picture's. */
export const quarterWidth = (windowWidth * quarterHour) / windowMinutes;

/** Returns a time's position on the horizon; a time outside the visible hours is at their edge. */
export function placeOf(twilight: Twilight, time: string): number {
  const { opens, left } = windows[twilight];
  const middle = opens + windowMinutes / 2;
  const fromMiddle = ((minutesOf(time) - middle + day + day / 2) % day) - day / 2;
  const inWindow = Math.min(windowMinutes, Math.max(0, fromMiddle + windowMinutes / 2));
  return left + (windowWidth * inWindow) / windowMinutes;
}
