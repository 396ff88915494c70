/** A member's quiet hours, by the clock of a time zone. */
export interface QuietHours {
  /** `HH:MM`. */
  from: string;
  until: string;
  timeZone: string;
}

const minute = 60_000;
/** A change of clocks makes a day an hour longer, and some zones have shifted by more. */
const longest = 48 * 60;

/** Whether a text is an IANA time zone name. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isBetween(time: string, { from, until }: QuietHours): boolean {
  if (from === until) return false;
  return from < until ? from <= time && time < until : from <= time || time < until;
}

/**
 * The end of the quiet hours in force at a time; null if none are. They follow local time, so a night in
 * which clocks change is an hour longer or shorter; equal start and end means none.
 */
export function quietUntil(hours: QuietHours, now: Date): Date | null {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const isQuiet = (moment: number) => isBetween(clock.format(moment), hours);
  if (!isQuiet(now.getTime())) return null;
  let end = Math.floor(now.getTime() / minute) * minute;
  for (let tried = 0; isQuiet(end) && tried < longest; tried += 1) end += minute;
  return new Date(end);
}
