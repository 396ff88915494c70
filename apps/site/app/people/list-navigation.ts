import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { urls } from '../urls';
import { rememberPeople } from './known-people';
import { neighboursIn } from './neighbours';
import type { Neighbours } from './neighbours';
import type { Person } from './person';

/** Lists that profiles are opened from. */
export type ListName = 'members' | 'likes';

/** A list as it was last viewed. */
interface SeenList {
  readonly address: string;
  /** Its history entry: the position and the entry's key. */
  readonly entry: { readonly at: number; readonly key: string } | undefined;
  readonly people: readonly Person[];
  readonly goOn: GoOn | undefined;
}

/** Loads the next page of a list: returns all people so far, and how to continue. */
export type GoOn = () => Promise<Pick<SeenList, 'people' | 'goOn'>>;

const lastSeen: Partial<Record<ListName, SeenList>> = {};
const listeners = new Set<() => void>();
const growing = new Set<GoOn>();

function see(list: ListName, seen: SeenList): void {
  lastSeen[list] = seen;
  rememberPeople(seen.people);
  for (const notify of listeners) notify();
}

/** Loads the next page of a list as scrolling to its end would; leaves it unchanged on failure. */
async function grow(list: ListName, goOn: GoOn): Promise<void> {
  if (growing.has(goOn)) return;
  growing.add(goOn);
  try {
    const more = await goOn();
    const seen = lastSeen[list];
    if (seen?.goOn === goOn) see(list, { ...seen, ...more });
  } catch {
    // The arrow treats this as the list's end; viewing the list again retries.
  } finally {
    growing.delete(goOn);
  }
}

/** Keys of the history entries opened since the document was loaded. */
const trail: string[] = [];

function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/** Records the history entries; used once per site. */
export function useTrail(): void {
  const { key } = useLocation();
  useEffect(() => {
    const at = placeInHistory();
    if (at !== undefined) trail[at] = key;
  }, [key]);
}

/**
 * Remembers, while the site stays open, how a list was last viewed, whom it shows, and how to continue it.
 */
export function useRememberedList(list: ListName, people: readonly Person[], goOn?: GoOn): void {
  const { pathname, search, key } = useLocation();
  useEffect(() => {
    const at = placeInHistory();
    see(list, {
      address: `${pathname}${search}`,
      entry: at === undefined ? undefined : { at, key },
      people,
      goOn,
    });
  }, [list, people, goOn, pathname, search, key]);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function useLastSeen(list: ListName): SeenList | undefined {
  return useSyncExternalStore(
    subscribe,
    () => lastSeen[list],
    () => undefined,
  );
}

function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

interface ListNavigation {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Returns the link back to a list as last viewed, or its plain address. If the list is among the earlier
 * history entries, a click goes back to it and restores its scroll position.
 */
export function useListNavigation(list: ListName): ListNavigation {
  const navigate = useNavigate();
  const seen = useLastSeen(list);
  return {
    href: seen?.address ?? urls.path(list),
    onClick: (event) => {
      const here = placeInHistory();
      if (!seen?.entry || here === undefined || !isPlainPress(event)) return;
      const { at, key } = seen.entry;
      if (at >= here || trail[at] !== key) return;
      event.preventDefault();
      navigate(at - here);
    },
  };
}

/**
 * Returns a click handler that makes a back link go to the previous page, unless the app was opened with this
 * one.
 */
export function usePageBefore(): ListNavigation['onClick'] {
  const navigate = useNavigate();
  return (event) => {
    const here = placeInHistory();
    if (here === undefined || here === 0 || !isPlainPress(event)) return;
    event.preventDefault();
    navigate(-1);
  };
}

/** The next page of a list is loaded this many people before its end. */
const loadedAhead = 2;

/**
 * Returns the people before and after a member in the list as last viewed, loading more of it as needed; none
 * if the member is not in it.
 */
export function useNeighbours(list: ListName, id: string): Neighbours | undefined {
  const seen = useLastSeen(list);
  const isNearEnd = seen?.people.slice(-loadedAhead).some((person) => person.id === id);
  const goOn = isNearEnd ? seen?.goOn : undefined;
  useEffect(() => {
    if (goOn) void grow(list, goOn);
  }, [list, goOn, id]);
  return seen && neighboursIn(seen.people, id);
}
