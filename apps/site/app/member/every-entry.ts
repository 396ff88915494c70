const mostPages = 20;

interface Page {
  readonly next_cursor: string | null;
}

/**
 * Loads the entries of a list that comes in pages, at most 20 of them; `false` if the session has ended. `load` requests
 * the page at a cursor, the first without one.
 */
export async function everyEntry<Found extends Page, Entry>(
  load: (cursor: string | undefined) => Promise<Found | false>,
  entriesOf: (page: Found) => readonly Entry[],
): Promise<Entry[] | false> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await load(cursor);
    if (!page) return false;
    entries.push(...entriesOf(page));
    if (!page.next_cursor) break;
    cursor = page.next_cursor;
  }
  return entries;
}
