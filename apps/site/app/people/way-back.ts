import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { urls } from '../urls';
import { rememberPeople } from './known-people';
import { neighboursIn } from './neighbours';
import type { Neighbours } from './neighbours';
import type { Person } from './person';

/** The lists that profiles are opened from. */
export type ListName = 'members' | 'likes';

/** A list as it was last looked at. */
interface SeenList {
  readonly address: string;
  /** Its entry in the browser's history: the place there, and the entry's own key. */
  readonly entry: { readonly at: number; readonly key: string } | undefined;
  readonly people: readonly Person[];
  readonly goOn: GoOn | undefined;
}

/** Loads who comes next in a list: gives all people so far, and how it goes on from there. */
export type GoOn = () => Promise<Pick<SeenList, 'people' | 'goOn'>>;

const lastSeen: Partial<Record<ListName, SeenList>> = {};
const listeners = new Set<() => void>();
const growing = new Set<GoOn>();

function see(list: ListName, seen: SeenList): void {
  lastSeen[list] = seen;
  rememberPeople(seen.people);
  for (const tell of listeners) tell();
}

/** Lets a list grow as if somebody had scrolled to its end; where that fails it stays as it is. */
async function grow(list: ListName, goOn: GoOn): Promise<void> {
  if (growing.has(goOn)) return;
  growing.add(goOn);
  try {
    const more = await goOn();
    const seen = lastSeen[list];
    if (seen?.goOn === goOn) see(list, { ...seen, ...more });
  } catch {
    // The arrow says that the list ends here; looked at again it goes on.
  } finally {
    growing.delete(goOn);
  }
}

/** The keys of the pages in the history, as far as they were opened since the document was. */
const trail: string[] = [];

function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/** Keeps which page stands where in the history; once for the site. */
export function useTrail(): void {
  const { key } = useLocation();
  useEffect(() => {
    const at = placeInHistory();
    if (at !== undefined) trail[at] = key;
  }, [key]);
}

/** Remembers, while the site stays open, how a list was last looked at, whom it shows, and how it goes on. */
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

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
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

interface WayBack {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * The way back to a list as it was last looked at; its plain address where it was not. Where the list stands among the
 * pages before, a press goes back to it, so that it is at the place where it was left.
 */
export function useWayBack(list: ListName): WayBack {
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

/** Makes a press on a link back lead to the page before, where the app was opened with another one. */
export function usePageBefore(): WayBack['onClick'] {
  const navigate = useNavigate();
  return (event) => {
    const here = placeInHistory();
    if (here === undefined || here === 0 || !isPlainPress(event)) return;
    event.preventDefault();
    navigate(-1);
  };
}

/** So many before the end of a list its next page is loaded, and has come when it is needed. */
const loadedAhead = 2;

/**
 * Who stands before and after a member in the list as it was last looked at, which goes on where it was loaded in part;
 * none where the member is not in it.
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
