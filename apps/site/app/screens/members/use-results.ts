import { NavigationType, useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest';
import { savesData } from '../../navigation/prefetch/saves-data';
import { recentLikes } from '../../people/recent-likes';
import {
  comesByItself,
  firstResults,
  keepResults,
  pagesAround,
  returnedResults,
  withPage,
} from './kept-results';
import type { Results } from './kept-results';
import { searchQuery } from './member-search';
import type { MembersData } from './members.server';

/** How far below the viewport the list's end is when more are fetched. */
const fetchAhead = '0px 0px 900px 0px';

interface Shown {
  readonly data: MembersData;
  /** Key of the page view that loaded the data. */
  readonly visit: string;
  readonly results: Results;
}

/** A list with infinite loading. */
export interface LoadedResults {
  readonly results: Results;
  readonly busy: boolean;
  readonly failed: boolean;
  /** Number of people added by the last page. */
  readonly added: number;
  /** Loads the next page; `pressed` if requested by a click. */
  readonly loadNext: (pressed: boolean) => void;
  /** Ref of the element at the list's end. */
  readonly sentinel: (element: HTMLElement | null) => void;
}

function begun(data: MembersData, member: string | undefined, returning: boolean): Results {
  const first = { ...data, search: JSON.stringify([member, searchQuery(data.search)]) };
  return (returning ? returnedResults(first, recentLikes) : undefined) ?? firstResults(first);
}

/** Another search starts over; a reload of the same one keeps its further pages. */
function shownNext(before: Shown, data: MembersData, visit: string, fresh: Results, isNew: boolean): Shown {
  const same = before.results.search === fresh.search;
  return { data, visit, results: same && !isNew ? withPage(before.results, data) : fresh };
}

/** Returns the results of a search, which load automatically for some pages and then by click. */
export function useResults(data: MembersData, member: string | undefined): LoadedResults {
  const { locale: language } = useIntl();
  const { key: visit } = useLocation();
  const action = useNavigationType();
  const [shown, setShown] = useState<Shown>(() => ({
    data,
    visit,
    results: begun(data, member, action === NavigationType.Pop),
  }));
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [added, setAdded] = useState(0);
  const loading = useRef<string>();
  if (shown.data !== data) {
    const isNew = visit !== shown.visit && action === NavigationType.Push;
    setShown(shownNext(shown, data, visit, begun(data, member, action === NavigationType.Pop), isNew));
  }
  const { results } = shown;

  useEffect(() => keepResults(results), [results]);

  async function load(page: number, pressed: boolean): Promise<void> {
    const { search } = results;
    const wanted = `${search} ${page}`;
    if (loading.current === wanted) return;
    loading.current = wanted;
    setState('busy');
    try {
      const { loadPage } = await import('./load-page');
      const next = await loadPage(data.search, page, language);
      setState('idle');
      if (!next) return;
      setAdded(next.people.length);
      setShown((before) => {
        if (before.results.search !== search) return before;
        const askedAt = pressed ? before.results.pages.size : before.results.askedAt;
        return { ...before, results: { ...withPage(before.results, next), askedAt } };
      });
    } catch {
      setState('failed');
    } finally {
      loading.current = undefined;
    }
  }

  function loadNext(pressed: boolean): void {
    const { after } = pagesAround(results);
    if (after !== undefined) void load(after, pressed);
  }

  const whenNear = useLatest(() => {
    if (state === 'idle' && comesByItself(results) && !savesData()) loadNext(false);
  });
  const [end, sentinel] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!end || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) whenNear.current();
      },
      { rootMargin: fetchAhead },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // Checks again after each page: an end that stays in view triggers no event.
  }, [end, results, whenNear]);

  return { results, busy: state === 'busy', failed: state === 'failed', added, loadNext, sentinel };
}
