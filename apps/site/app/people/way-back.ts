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
}

const lastSeen: Partial<Record<ListName, SeenList>> = {};

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

/** Remembers, while the site stays open, how a list was last looked at, and whom it shows. */
export function useRememberedList(list: ListName, people: readonly Person[]): void {
  const { pathname, search, key } = useLocation();
  useEffect(() => {
    const at = placeInHistory();
    lastSeen[list] = {
      address: `${pathname}${search}`,
      entry: at === undefined ? undefined : { at, key },
      people,
    };
    rememberPeople(people);
  }, [list, people, pathname, search, key]);
}

const neverTold = () => () => undefined;

function useLastSeen(list: ListName): SeenList | undefined {
  return useSyncExternalStore(
    neverTold,
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

/** Who stands before and after a member in the list as it was last looked at; none where the member is not in it. */
export function useNeighbours(list: ListName, id: string): Neighbours | undefined {
  const seen = useLastSeen(list);
  return seen && neighboursIn(seen.people, id);
}
