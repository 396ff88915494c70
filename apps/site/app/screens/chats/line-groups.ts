/** The input of grouping. */
export interface Line {
  readonly id: string;
  readonly mine: boolean;
  /** ISO 8601. */
  readonly created: string;
  readonly status: 'delivered' | 'read' | 'waiting' | 'sending' | 'failed';
}

/** A day's lines, in groups that share a time. */
export interface Day<L extends Line> {
  /** `YYYY-MM-DD` in the time zone. */
  readonly date: string;
  readonly groups: readonly (readonly [L, ...L[]])[];
}

const groupMs = 2 * 60_000;

function standing({ status }: Line): string {
  return status === 'read' ? 'delivered' : status;
}

function belong(first: Line, line: Line): boolean {
  if (line.status === 'failed') return false;
  const apart = Date.parse(line.created) - Date.parse(first.created);
  return first.mine === line.mine && standing(first) === standing(line) && apart <= groupMs;
}

function groupsOf<L extends Line>(lines: readonly L[]): [L, ...L[]][] {
  const groups: [L, ...L[]][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && belong(group[0], line)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en', options);
  formats.set(timeZone, format);
  return format;
}

const minuteMs = 60_000;
const mostDays = 2000;
const days = new Map<string, string>();

function writtenDay(moment: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Returns the date of a moment in a time zone, `YYYY-MM-DD`. */
export function dayOf(moment: Date, timeZone: string): string {
  const minute = `${timeZone} ${Math.floor(moment.getTime() / minuteMs)}`;
  const known = days.get(minute);
  if (known !== undefined) return known;
  const day = writtenDay(moment, timeZone);
  if (days.size >= mostDays) days.clear();
  days.set(minute, day);
  return day;
}

/** Returns the whole days from `date` to `today`, both `YYYY-MM-DD`. */
export function daysBetween(date: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000);
}

/**
 * Groups lines by day in a time zone, and within a day by sender within two minutes; failed ones are not
 * grouped.
 */
export function daysOf<L extends Line>(lines: readonly L[], timeZone: string): Day<L>[] {
  const byDay = new Map<string, L[]>();
  for (const line of lines) {
    const date = dayOf(new Date(line.created), timeZone);
    byDay.set(date, [...(byDay.get(date) ?? []), line]);
  }
  return [...byDay].map(([date, dayLines]) => ({ date, groups: groupsOf(dayLines) }));
}
