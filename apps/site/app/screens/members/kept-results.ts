import type { Person } from '../../people/person';

/** The members found by a search, by page. */
export interface Results {
  /** Key of the search and the member. */
  readonly search: string;
  readonly pages: ReadonlyMap<number, readonly Person[]>;
  /** The search's last page. */
  readonly last: number;
  /** Number of pages when more were last requested; a few more load automatically. */
  readonly askedAt: number;
}

interface FirstPage {
  readonly search: string;
  readonly page: number;
  readonly pages: number;
  readonly people: readonly Person[];
}

/** Pages that load automatically before the list waits for a click, so that the footer can be reached. */
const pagesByThemselves = 3;

let kept: Results | undefined;

/** Stores the results for returning to them. */
export function keepResults(results: Results): void {
  kept = results;
}

/**
 * Returns the results with a page that was loaded while their list was not visible; stores them too, if they
 * are the stored ones.
 */
export function grownResults(results: Results, page: Omit<FirstPage, 'search'>): Results {
  const grown = withPage(results, page);
  if (kept === results) kept = grown;
  return grown;
}

/** Returns the results that a page starts with. */
export function firstResults({ search, page, pages, people }: FirstPage): Results {
  return { search, pages: new Map([[page, people]]), last: pages, askedAt: 1 };
}

/**
 * Returns the stored results when going back to the same search; `liked` has the hearts changed since.
 * Undefined if others were stored.
 */
export function returnedResults(
  { search, page }: FirstPage,
  liked: ReadonlyMap<string, boolean>,
): Results | undefined {
  if (kept?.search !== search || !kept.pages.has(page)) return undefined;
  const pages = [...kept.pages].map(
    ([number, people]) =>
      [number, people.map((one) => ({ ...one, liked: liked.get(one.id) ?? one.liked }))] as const,
  );
  return { ...kept, pages: new Map(pages) };
}

/** Returns the results with a page that was loaded or reloaded. */
export function withPage(results: Results, { page, pages, people }: Omit<FirstPage, 'search'>): Results {
  const all = new Map(results.pages).set(page, people);
  return { ...results, pages: all, last: people.length === 0 ? Math.min(pages, page) : pages };
}

function numbersOf({ pages }: Results): readonly number[] {
  return [...pages.keys()].sort((one, other) => one - other);
}

/** Returns everybody in page order. People who moved to a later page meanwhile are listed once. */
export function everybodyIn(results: Results): readonly Person[] {
  const people = numbersOf(results).flatMap((page) => results.pages.get(page) ?? []);
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

/** Returns the pages before and after the loaded ones; undefined if there is none. */
export function pagesAround(results: Results): {
  readonly before: number | undefined;
  readonly after: number | undefined;
} {
  const numbers = numbersOf(results);
  const [first = 1] = numbers;
  const end = numbers.at(-1) ?? first;
  return { before: first > 1 ? first - 1 : undefined, after: end < results.last ? end + 1 : undefined };
}

/** Whether the next page loads automatically. */
export function comesByItself({ pages, askedAt }: Results): boolean {
  return pages.size - askedAt < pagesByThemselves;
}
