import type { Person } from '../../people/person';

/** The members that a search found, by page. */
export interface Results {
  /** What was searched for, and by whom. */
  readonly search: string;
  readonly pages: ReadonlyMap<number, readonly Person[]>;
  /** The last page that the search has. */
  readonly last: number;
  /** How many pages there were when somebody last asked for more; a few more come by themselves. */
  readonly askedAt: number;
}

interface FirstPage {
  readonly search: string;
  readonly page: number;
  readonly pages: number;
  readonly people: readonly Person[];
}

/** Pages that come by themselves before the list waits for a press, so that its end can be reached. */
const pagesByThemselves = 3;

let kept: Results | undefined;

/** Keeps the results for the way back to them. */
export function keepResults(results: Results): void {
  kept = results;
}

/** The results with a page that was loaded while their list was out of sight; kept too, where they are what is kept. */
export function grownResults(results: Results, page: Omit<FirstPage, 'search'>): Results {
  const grown = withPage(results, page);
  if (kept === results) kept = grown;
  return grown;
}

/** What a page begins with. */
export function firstResults({ search, page, pages, people }: FirstPage): Results {
  return { search, pages: new Map([[page, people]]), last: pages, askedAt: 1 };
}

/**
 * The results that were left behind, on the way back to the same search; `liked` knows of hearts given or taken back
 * since. Undefined where others were kept.
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

/** The results with a page that was loaded, or loaded anew. */
export function withPage(results: Results, { page, pages, people }: Omit<FirstPage, 'search'>): Results {
  const all = new Map(results.pages).set(page, people);
  return { ...results, pages: all, last: people.length === 0 ? Math.min(pages, page) : pages };
}

function numbersOf({ pages }: Results): readonly number[] {
  return [...pages.keys()].sort((one, other) => one - other);
}

/** Everybody in the order of the pages. Who moved to a later page meanwhile is listed once. */
export function everybodyIn(results: Results): readonly Person[] {
  const people = numbersOf(results).flatMap((page) => results.pages.get(page) ?? []);
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

/** The pages before and after those that are there; undefined where there is none. */
export function pagesAround(results: Results): {
  readonly before: number | undefined;
  readonly after: number | undefined;
} {
  const numbers = numbersOf(results);
  const [first = 1] = numbers;
  const end = numbers.at(-1) ?? first;
  return { before: first > 1 ? first - 1 : undefined, after: end < results.last ? end + 1 : undefined };
}

/** Whether the next page comes without being asked for. */
export function comesByItself({ pages, askedAt }: Results): boolean {
  return pages.size - askedAt < pagesByThemselves;
}
