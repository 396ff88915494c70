import type { LedgerEntry } from '@heartwood/api-contract';
import { dayIn } from '../../format/calendar-day';

/** Which changes of the credits are shown. */
export const entryFilters = ['all', 'in', 'out'] as const;

export type ShownEntries = (typeof entryFilters)[number];

/** The changes that an address asks for. */
export function shownEntries(asked: string | null): ShownEntries {
  return entryFilters.find((filter) => filter === asked) ?? 'all';
}

/** Changes that stand in one line, the newest first. */
export type EntryRun = readonly [LedgerEntry, ...LedgerEntry[]];

/** A day and what happened on it, the newest first. */
export interface LedgerDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly runs: readonly EntryRun[];
}

function isShown({ credits }: LedgerEntry, shown: ShownEntries): boolean {
  return shown === 'all' || (shown === 'in') === credits > 0;
}

function folded(entries: readonly LedgerEntry[]): EntryRun[] {
  const runs: EntryRun[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && entry.kind === 'message' && last[0].kind === 'message')
      runs[runs.length - 1] = [...last, entry] as EntryRun;
    else runs.push([entry]);
  }
  return runs;
}

/** The changes by days of a time zone; messages after each other are one line. */
export function ledgerDays(
  entries: readonly LedgerEntry[],
  { shown, timeZone }: { readonly shown: ShownEntries; readonly timeZone: string },
): LedgerDay[] {
  const days = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    if (!isShown(entry, shown)) continue;
    const day = dayIn(new Date(entry.created), 0, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, found]) => ({ day, runs: folded(found) }));
}
