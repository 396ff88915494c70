import type { LedgerEntry } from '@heartwood/api-contract';
import { dayIn } from '../../format/calendar-day';

/** Filters of the credit ledger. */
export const entryFilters = ['all', 'in', 'out'] as const;

export type ShownEntries = (typeof entryFilters)[number];

/** Returns the filter that an address requests. */
export function shownEntries(asked: string | null): ShownEntries {
  return entryFilters.find((filter) => filter === asked) ?? 'all';
}

/** Entries shown in one line, newest first. */
export type EntryRun = readonly [LedgerEntry, ...LedgerEntry[]];

/** A day and its entries, newest first. */
export interface LedgerDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly runs: readonly EntryRun[];
}

function isShown({ credits }: LedgerEntry, shown: ShownEntries): boolean {
  return shown === 'all' || (shown === 'in') === credits > 0;
}

/** Whether two entries share a line: messages to the same kind of profiles, which then share its mark. */
function isSameLine(one: LedgerEntry, other: LedgerEntry): boolean {
  const isFictional = ({ about }: LedgerEntry) => about?.fictional ?? false;
  return one.kind === 'message' && other.kind === 'message' && isFictional(one) === isFictional(other);
}

function folded(entries: readonly LedgerEntry[]): EntryRun[] {
  const runs: EntryRun[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && isSameLine(last[0], entry)) runs[runs.length - 1] = [...last, entry] as EntryRun;
    else runs.push([entry]);
  }
  return runs;
}

/** Groups entries by day in a time zone; consecutive messages share a line, those to fictional profiles apart. */
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
