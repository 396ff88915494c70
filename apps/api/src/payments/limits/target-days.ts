const dayMilliseconds = 86_400_000;

/** Easter Sunday of a year, by the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (shift + 19 * golden + 15) % 30;
  const moon = epact - Math.floor((epact + Math.floor(golden / 11)) / 29);
  const leaps = Math.floor(year / 4) - century + Math.floor(century / 4);
  const weekday = (year + leaps + moon + 2) % 7;
  return new Date(Date.UTC(year, 2, 28 + moon - weekday));
}

/** Whether banks settle on a date: no weekend, and none of the six TARGET closing days. */
export function isTargetDay(day: Date): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false;
  const date = day.toISOString().slice(5, 10);
  if (['01-01', '05-01', '12-25', '12-26'].includes(date)) return false;
  const fromEaster = (day.getTime() - easterSunday(day.getUTCFullYear()).getTime()) / dayMilliseconds;
  return fromEaster !== -2 && fromEaster !== 1;
}

/** The date that many TARGET days after a time, as YYYY-MM-DD. */
function targetDayAfter(moment: Date, days: number): string {
  let day = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + dayMilliseconds);
    if (isTargetDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** Banks need the file one TARGET day ahead; one more gives operators time to submit it. */
const leadDays = 2;

/** The earliest collection date for what is ordered, or submitted to the bank, at a time. */
export function earliestCollection(moment: Date): string {
  return targetDayAfter(moment, leadDays);
}
